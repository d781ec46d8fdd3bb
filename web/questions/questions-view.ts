import { queryString } from '../platform/query-string.ts'
import { pageParam } from '../platform/url-params.ts'

export const textStates = ['waiting', 'published'] as const
export type TextState = (typeof textStates)[number]
/** The pages with lists of what waits and what is published. */
const pages = { admin: '/admin/questions', practitioner: '/account/practitioner/questions' } as const

type QuestionsView = { state: TextState; page: number }

export function readQuestionsView(search: URLSearchParams): QuestionsView {
  return {
    state: textStates.find((each) => each === search.get('state')) ?? 'waiting',
    page: pageParam(search),
  }
}

/** The address of a list. What is the default is left out. */
export function questionsPath(of: keyof typeof pages, { state, page }: QuestionsView): string {
  return pages[of] + queryString({ state: state !== 'waiting' && state, page: page > 1 && page })
}

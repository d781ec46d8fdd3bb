import { queryString } from '../../platform/query-string.ts'
import { pageParam } from '../../platform/url-params.ts'

export const textStates = ['waiting', 'published'] as const
export type TextState = (typeof textStates)[number]
type QuestionsView = { state: TextState; page: number }

export function readQuestionsView(search: URLSearchParams): QuestionsView {
  return {
    state: textStates.find((each) => each === search.get('state')) ?? 'waiting',
    page: pageParam(search),
  }
}

/** The address of a list. What is the default is left out. */
export function questionsPath({ state, page }: QuestionsView): string {
  return `/admin/questions${queryString({ state: state !== 'waiting' && state, page: page > 1 && page })}`
}

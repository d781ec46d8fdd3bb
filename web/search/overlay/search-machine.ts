import type { SearchResponse } from '#contract/search.ts'
import { shortestQuery } from '#domain/search/limits.ts'

/** What the shop answered to a text; `failed` stands with an empty answer, `isOld` with one that may be so no more. */
export type Results = { of: string; answer: SearchResponse; failed: boolean; isOld?: true }

export type Search = {
  showing: 'not-showing' | 'focused' | 'searching'
  /** As it stands in the box. */
  text: string
  /** Of this text, or still of one typed before: what is seen stays until the next is there. */
  results: Results | undefined
}

export type SearchEvent =
  | { type: 'opened' | 'typed'; text: string }
  /** `other-person`: who is signed in, or that nobody is, has changed. */
  | { type: 'closed' | 'retried' | 'other-person' }
  | { type: 'answered'; results: Results }
  /** Another page; absent: it keeps what was typed. */
  | { type: 'went'; text: string | undefined }

export function nextSearch(search: Search, event: SearchEvent): Search {
  switch (event.type) {
    case 'opened':
    case 'typed':
      return showing(event.text, search.results)
    case 'answered':
      return event.results.of === wantedText(search) ? { ...search, results: event.results } : search
    case 'retried':
    case 'other-person':
      return { ...search, results: undefined }
    case 'closed': {
      const { results } = search
      return { ...search, showing: 'not-showing', results: results && { ...results, isOld: true } }
    }
    case 'went':
      return notShowing(event.text ?? search.text)
  }
}

export function notShowing(text: string): Search {
  return { showing: 'not-showing', text, results: undefined }
}

/** What has yet to be asked for; undefined when there is nothing to ask. */
export function wantedText({ showing, text, results }: Search): string | undefined {
  const wanted = text.trim()
  const isAnswered = results?.of === wanted && !results.isOld
  return showing === 'searching' && !isAnswered ? wanted : undefined
}

function showing(text: string, results: Results | undefined): Search {
  return isSearched(text.trim())
    ? { showing: 'searching', text, results }
    : { showing: 'focused', text, results: undefined }
}

/** One sign of Chinese or Japanese says as much as a word. */
function isSearched(text: string): boolean {
  return text.length >= shortestQuery || /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text)
}

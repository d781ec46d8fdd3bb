import type { SearchResponse } from '#contract/search.ts'
import { searchQueryMinimum } from '#domain/search/limits.ts'

/** The shop's answer to a text; `failed` comes with an empty answer, `isOld` with one that may be outdated. */
export type Results = { of: string; answer: SearchResponse; failed: boolean; isOld?: true }

export type Search = {
  showing: 'not-showing' | 'focused' | 'searching'
  /** The text in the box. */
  text: string
  /** The answer to this text or an earlier one: it stays visible until the next one arrives. */
  results: Results | undefined
}

export type SearchEvent =
  | { type: 'opened' | 'typed'; text: string }
  /** `other-person`: another user has logged in, or the user has logged out. */
  | { type: 'closed' | 'retried' | 'other-person' }
  | { type: 'answered'; results: Results }
  /** Another page; absent: the text is kept. */
  | { type: 'went'; text: string | undefined }

export function nextSearch(search: Search, event: SearchEvent): Search {
  switch (event.type) {
    case 'opened':
    case 'typed':
      return showing(event.text, search.results)
    case 'answered':
      return event.results.of === textToSearch(search) ? { ...search, results: event.results } : search
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

/** The text still to be searched; undefined if there is none. */
export function textToSearch({ showing, text, results }: Search): string | undefined {
  const wanted = text.trim()
  const isAnswered = results?.of === wanted && !results.isOld
  return showing === 'searching' && !isAnswered ? wanted : undefined
}

function showing(text: string, results: Results | undefined): Search {
  return isSearched(text.trim())
    ? { showing: 'searching', text, results }
    : { showing: 'focused', text, results: undefined }
}

/** A single Chinese or Japanese character can be a whole word. */
function isSearched(text: string): boolean {
  return text.length >= searchQueryMinimum || /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text)
}

import { longestQuery } from './limits.ts'

// Controls of direction would turn around the text that the query is shown in.
const unreadable = /[\p{Cc}\p{Cs}\s\u202a-\u202e\u2066-\u2069]+/gu

/** What is searched for when this was typed: one line without control characters, not longer than anybody means. */
export function askedQuery(typed: string): string {
  return typed
    .slice(0, 2 * longestQuery)
    .replace(unreadable, ' ')
    .trim()
    .slice(0, longestQuery)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()
}

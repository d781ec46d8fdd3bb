import { searchQueryMaximum } from './limits.ts'

// Bidirectional control characters would reverse the text in which the query is shown.
const unreadable = /[\p{Cc}\p{Cs}\s\u202a-\u202e\u2066-\u2069]+/gu

/** The query that is searched for: one line without control characters, of limited length. */
export function normaliseQuery(typed: string): string {
  return typed
    .slice(0, 2 * searchQueryMaximum)
    .replace(unreadable, ' ')
    .trim()
    .slice(0, searchQueryMaximum)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()
}

/** Page size of the results page, and the default page size of the API. */
export const searchPageSize = 12
export const searchCallPageSize = 10
/** Delay between the last key press and a search. */
export const searchDebounceMs = 200
export const recentSearchesKept = 3
/** How long a browser caches the popular products of a language. */
export const popularKeptMs = 15 * 60_000

/** Minimum number of characters for searching while typing. */
export const searchQueryMinimum = 2
/** Longer queries are cut, since nobody needs them and they would cost time. */
export const searchQueryMaximum = 200

/** What the results page shows on a page, and what the call answers when it is not told. */
export const searchPageSize = 12
export const searchCallPageSize = 10
/** How long after the last letter a search begins. */
export const searchDebounceMs = 200
export const recentSearchesKept = 3
/** How long a browser keeps the popular products of a language. */
export const popularKeptMs = 15 * 60_000

/** From so many letters on a browser searches while one types. */
export const shortestQuery = 2
/** What is longer is cut: nobody means more, and nobody shall make the shop read more. */
export const longestQuery = 200

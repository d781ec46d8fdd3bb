import { searchQueryMaximum } from '#domain/search/limits.ts'

/** The text of the box on a page: the query on results, `undefined` (unchanged) on products, otherwise empty. */
export function textAt(pathname: string, search: string): string | undefined {
  const page = pathname.split('/')[2]
  if (page === 'products') return undefined
  return page === 'search-results'
    ? (new URLSearchParams(search).get('query') ?? '').slice(0, searchQueryMaximum)
    : ''
}

/** The path of the results, without the language. */
export function resultsPath(query: string, more: Record<string, string | number> = {}): string {
  const asked = new URLSearchParams({ query })
  for (const [name, value] of Object.entries(more)) asked.set(name, String(value))
  return `/search-results?${asked}`
}

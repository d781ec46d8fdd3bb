export type UserSearch = { query: string; page: number }

export function readUserSearch(search: URLSearchParams): UserSearch {
  const page = search.get('page') ?? ''
  return { query: search.get('query') ?? '', page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1 }
}

export function userSearch({ query, page }: UserSearch): string {
  const search = new URLSearchParams()
  if (query) search.set('query', query)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}

import type { Declaration } from './declaration.ts'

/** Paths of the calls, without the /api prefix. */
export const searchPaths = {
  search: '/v2/storefront/search',
  ingredients: '/v2/storefront/search/ingredients',
  views: '/v2/storefront/views',
} as const

/** Who may make which call. */
export const searchCalls = () =>
  [
    { method: 'GET', path: searchPaths.search, auth: 'optional' },
    { method: 'POST', path: searchPaths.search, auth: 'optional' },
    { method: 'GET', path: searchPaths.ingredients, auth: 'public' },
    { method: 'POST', path: searchPaths.views, auth: 'public' },
  ] as const satisfies readonly Declaration[]

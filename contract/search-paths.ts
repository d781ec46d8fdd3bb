/** Paths of the calls, without the /api prefix. */
export const searchPaths = {
  search: '/v2/storefront/search',
  views: '/v2/storefront/views',
} as const

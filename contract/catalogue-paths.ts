/** Paths of the calls, without the /api prefix. */
export const cataloguePaths = {
  products: '/v2/storefront/products',
  product: (slug: string) => `/v2/storefront/products/${encodeURIComponent(slug)}`,
  filters: '/v2/storefront/filters',
  categories: '/v2/storefront/categories',
  brands: '/v2/storefront/brands',
  healthGoals: '/v2/storefront/health-goals',
  deliveryForms: '/v2/storefront/delivery-forms',
  suitableFor: '/v2/storefront/suitable-for',
  freeFrom: '/v2/storefront/free-from',
} as const

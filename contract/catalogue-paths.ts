import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

/** Paths of the calls, without the /api prefix. */
export const cataloguePaths = {
  products: '/v2/storefront/products',
  product: (slug: string) => `/v2/storefront/products/${pathText(slug)}` as const,
  comparison: '/v2/storefront/comparison',
  filters: '/v2/storefront/filters',
  ingredients: '/v2/storefront/ingredients',
  categories: '/v2/storefront/categories',
  brands: '/v2/storefront/brands',
  healthGoals: '/v2/storefront/health-goals',
  deliveryForms: '/v2/storefront/delivery-forms',
  suitableFor: '/v2/storefront/suitable-for',
  freeFrom: '/v2/storefront/free-from',
} as const

/** Who may make which call. */
export const catalogueCalls = () =>
  [
    { method: 'GET', path: cataloguePaths.products, auth: 'optional' },
    { method: 'GET', path: cataloguePaths.product(':slug'), auth: 'optional' },
    { method: 'GET', path: cataloguePaths.comparison, auth: 'optional' },
    { method: 'GET', path: cataloguePaths.filters, auth: 'optional' },
    { method: 'GET', path: cataloguePaths.ingredients, auth: 'public' },
    { method: 'GET', path: cataloguePaths.categories, auth: 'public' },
    { method: 'GET', path: cataloguePaths.brands, auth: 'public' },
    { method: 'GET', path: cataloguePaths.healthGoals, auth: 'public' },
    { method: 'GET', path: cataloguePaths.deliveryForms, auth: 'public' },
    { method: 'GET', path: cataloguePaths.suitableFor, auth: 'public' },
    { method: 'GET', path: cataloguePaths.freeFrom, auth: 'public' },
  ] as const satisfies readonly Declaration[]

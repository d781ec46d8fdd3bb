import { type Expectation, everybody } from './expectation.ts'

/** What everybody may ask while choosing filters and in the cart. */
export const storefrontExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/v2/storefront/filters': everybody(200),
  'GET /api/v2/storefront/ingredients': everybody(200),
  'GET /api/v2/storefront/search/ingredients': everybody(200),
  'GET /api/v2/storefront/express-methods': everybody(400),
  'GET /api/v2/storefront/postal-places': everybody(400),
  'GET /api/v2/storefront/categories': everybody(200),
}

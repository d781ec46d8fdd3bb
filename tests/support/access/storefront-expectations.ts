import { type Expectation, everybody } from './expectation.ts'

/** What everybody may ask while choosing filters. */
export const storefrontExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/v2/storefront/filters': everybody(200),
  'GET /api/v2/storefront/ingredients': everybody(200),
  'GET /api/v2/storefront/categories': everybody(200),
}

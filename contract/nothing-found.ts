import type { SearchResponse } from './search.ts'

/** An empty result, also sent when the search failed. */
export const nothingFound: SearchResponse = {
  current_page: 1,
  per_page: 0,
  total_found: 0,
  total_pages: 0,
  available_products: 0,
  unavailable_products: 0,
  hits: [],
  brands: [],
  unique_categories: [],
  unique_free_from: [],
  unique_ingredients: [],
  unique_suitable_for: [],
  pages: [],
  price_max: null,
  did_you_mean: null,
  suggestions: [],
}

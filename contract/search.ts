import { z } from 'zod'
import { searchCallPageSize } from '#domain/search/limits.ts'
import { searchPriorities } from '#domain/search/priorities.ts'
import { Filters, Named, Product } from './catalogue.ts'
import { checkLimits, filterQuery, ingredientQuery } from './catalogue-query.ts'
import { LimitText, PageText } from './paging.ts'

export { searchPaths } from './search-paths.ts'

/** A text split into pieces, with the matched ones marked. Joined they give the whole text. */
export const Piece = z.strictObject({ text: z.string(), match: z.boolean() })
export type Piece = z.infer<typeof Piece>

export const Formatted = z.strictObject({
  name: z.array(Piece),
  brand: z.array(Piece),
  /** The matching ingredients with some context; empty when the name or brand already shows the match. */
  ingredients: z.array(Piece),
})
export type Formatted = z.infer<typeof Formatted>

/** `formatted` is present only when requested. */
export const Hit = Product.extend({ formatted: Formatted.optional() })
export type Hit = z.infer<typeof Hit>

/** A value shared by hits, and how many of all hits have it. */
export const Counted = Named.extend({ count: z.int() })
export type Counted = z.infer<typeof Counted>

export const SearchResponse = z.strictObject({
  current_page: z.int(),
  per_page: z.int(),
  total_found: z.int(),
  total_pages: z.int(),
  available_products: z.int(),
  unavailable_products: z.int(),
  hits: z.array(Hit),
  /** These five cover all hits, not only the current page; most frequent first, at most fifty. */
  brands: z.array(Counted),
  unique_categories: z.array(Counted),
  unique_free_from: z.array(Counted),
  unique_ingredients: z.array(Counted),
  unique_suitable_for: z.array(Counted),
  /** General pages that answer the query, such as delivery or returns. */
  pages: z.array(z.strictObject({ path: z.string(), title: z.string() })),
  /** The highest price named in the query, in major units; null when there is none. */
  price_max: z.number().nullable(),
  /** The query searched for instead of the typed one; null when the typed one was used. */
  did_you_mean: z.string().nullable(),
  /** Completions of the typed query that have results; the typed piece is marked. */
  suggestions: z.array(z.array(Piece)),
  /** With `with_filters=1`: every filter group, with counts among the hits. */
  filters: Filters.optional(),
  /** Without a query: popular searches in this language, most frequent first. */
  often_searched: z.array(z.string()).optional(),
})
export type SearchResponse = z.infer<typeof SearchResponse>

const Flag = z
  .string()
  .optional()
  .transform((value) => value === '1')

/** Plain text, since unknown values are ignored and logged as an error. */
const Language = z.object({ language_code: z.string().optional() })

export const PopularQuery = Language.extend({
  per_page: LimitText.default(searchCallPageSize),
  formatted: Flag,
})
export type PopularQuery = z.infer<typeof PopularQuery>

/** What is searched for. */
const asked = {
  /** Any input gets an answer; a NUL character, which PostgreSQL cannot store, counts as a space. */
  query: z
    .string()
    .default('')
    .transform((text) => text.replaceAll('\0', ' ')),
  /** Searches for exactly what was typed, without correcting the spelling. */
  exact: Flag,
}

const searchQuery = {
  ...PopularQuery.shape,
  ...filterQuery,
  ...asked,
  page: PageText.default(1),
  /** `1`: best match, which has only one direction; otherwise a field of the catalogue's sort orders. */
  order_by: z.string().optional(),
  order: z.string().optional(),
  with_filters: Flag,
}
export const SearchQuery = z.object(searchQuery).superRefine(checkLimits)
export type SearchQuery = z.infer<typeof SearchQuery>

/** Of ingredients named like `text`, among the hits that the other filters leave. */
export const FoundIngredientQuery = z
  .object({ ...Language.shape, ...ingredientQuery, ...asked })
  .superRefine(checkLimits)

/** Fields in which a match counts most, highest first; fields left out come last. */
export const SearchBody = z
  .strictObject({
    priorities: z
      .array(z.enum(searchPriorities))
      .min(1)
      .max(2)
      .default([...searchPriorities]),
  })
  .nullish()
  .transform((body) => body ?? { priorities: [...searchPriorities] })
export type SearchBody = z.infer<typeof SearchBody>

/** Counts a view of a product, without recording who viewed it. */
export const ViewedProduct = z.strictObject({ product_id: z.int().positive() })
export type ViewedProduct = z.infer<typeof ViewedProduct>

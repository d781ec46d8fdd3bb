import { z } from 'zod'
import { searchCallPageSize } from '#domain/search/limits.ts'
import { searchPriorities } from '#domain/search/priorities.ts'
import { FilterQuery, Filters, Named, Product } from './catalogue.ts'
import { LimitText, PageText } from './paging.ts'

export { searchPaths } from './search-paths.ts'

/** A text in pieces; those that the query found say so. Put together they are the whole text. */
export const Piece = z.strictObject({ text: z.string(), match: z.boolean() })
export type Piece = z.infer<typeof Piece>

export const Formatted = z.strictObject({
  name: z.array(Piece),
  brand: z.array(Piece),
  /** The ingredients that were found, with some beside them; empty where name or brand say enough. */
  ingredients: z.array(Piece),
})
export type Formatted = z.infer<typeof Formatted>

/** `formatted` is there when it was asked for. */
export const Hit = Product.extend({ formatted: Formatted.optional() })
export type Hit = z.infer<typeof Hit>

/** Something that hits have, and how many of all hits have it. */
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
  /** These five are those of all hits, not of the page alone; the commonest first, at most fifty. */
  brands: z.array(Counted),
  unique_categories: z.array(Counted),
  unique_free_from: z.array(Counted),
  unique_ingredients: z.array(Counted),
  unique_suitable_for: z.array(Counted),
  /** General pages that answer the query, such as those of delivery and returns. */
  pages: z.array(z.strictObject({ path: z.string(), title: z.string() })),
  /** The highest price that the query asks for, in major units; null when it names none. */
  price_max: z.number().nullable(),
  /** What was searched for instead of what was typed; null when all was found as typed. */
  did_you_mean: z.string().nullable(),
  /** Queries that finish what was typed and find something; the piece that was typed says so. */
  suggestions: z.array(z.array(Piece)),
  /** With `with_filters=1`: every option group, counted among what was found. */
  filters: Filters.optional(),
  /** Without a query: what people look for in this language, the most frequent first. */
  often_searched: z.array(z.string()).optional(),
})
export type SearchResponse = z.infer<typeof SearchResponse>

const Flag = z
  .string()
  .optional()
  .transform((value) => value === '1')

/** Values that are none of those known are left out with a logged error, hence plain text. */
const Language = z.object({ language_code: z.string().optional() })

export const PopularQuery = Language.extend({
  per_page: LimitText.default(searchCallPageSize),
  formatted: Flag,
})
export type PopularQuery = z.infer<typeof PopularQuery>

export const SearchQuery = PopularQuery.extend(FilterQuery.shape).extend({
  /** Whatever is typed gets an answer; a zero, which no other text may have, counts as a space. */
  query: z
    .string()
    .default('')
    .transform((text) => text.replaceAll('\0', ' ')),
  page: PageText.default(1),
  /** `1`: best match, which has one direction; else a field of the catalogue's orders. */
  order_by: z.string().optional(),
  order: z.string().optional(),
  /** Searches for what was typed and nothing like it. */
  exact: Flag,
  with_filters: Flag,
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** Where a match weighs most, then next; what is left out counts last. */
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

/** Somebody looked at a product. Who is not asked. */
export const Look = z.strictObject({ product_id: z.int().positive() })
export type Look = z.infer<typeof Look>

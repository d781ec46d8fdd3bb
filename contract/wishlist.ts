import { z } from 'zod'
import { contentUnits } from '#domain/catalogue/vocabulary.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { ranges } from '#domain/packaging/design.ts'
import { Asset, Named } from './catalogue.ts'

const Id = z.int().positive().max(2_147_483_647)

/** Section 3 of the specification, and beside it what a card of the product shows. */
export const WishlistItem = z.strictObject({
  wishlist_item_id: Id,
  product_id: Id,
  product_variant_id: Id,
  brand: z.strictObject({ brand_id: Id, name: z.string(), slug: z.string() }),
  /** `slug` is null when it is not sold any more. */
  product: z.strictObject({ name: z.string(), slug: z.string().nullable() }),
  /** The wished one; none when it is not sold any more. */
  variants: z.array(
    z.strictObject({
      id: Id,
      sku: z.string(),
      /** Major units; null where this person may not see it. */
      price: z.number().nullable(),
      regular_price: z.number().nullable(),
      unit_of_measure: z.enum(contentUnits).nullable(),
      content: z.number().nullable(),
      weight: z.int().nullable(),
      availability: z.boolean(),
      images: z.array(z.string()),
    }),
  ),
  assets: z.array(Asset),
  language: z.enum(languages),
  range: z.enum(ranges).nullable(),
  delivery_form: Named.nullable(),
  practitioner_only: z.boolean(),
  currency: z.enum(currencies),
  created_at: z.string(),
  /** A mail is on its way when it is back. */
  stock_requested: z.boolean(),
})
export type WishlistItem = z.infer<typeof WishlistItem>

export const Wishlist = z.strictObject({ data: z.array(WishlistItem), total_results: z.int() })
export type Wishlist = z.infer<typeof Wishlist>

/** For the wish, its removal, and "tell me when back". */
export const WishedVariant = z.strictObject({ product_variant_id: Id })
export type WishedVariant = z.infer<typeof WishedVariant>

export const StockRequests = z.strictObject({ data: z.array(WishedVariant) })
export type StockRequests = z.infer<typeof StockRequests>

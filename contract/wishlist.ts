import { z } from 'zod'
import { wishlistMaximum } from '#domain/cart/limits.ts'
import { ranges } from '#domain/catalogue/pack-design.ts'
import { contentUnits } from '#domain/catalogue/vocabulary.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { Email } from './accounts.ts'
import { Asset, Named } from './catalogue.ts'
import { Id } from './fields.ts'

/** What the card of a wishlist product shows. */
export const WishedProduct = z.strictObject({
  product_id: Id,
  product_variant_id: Id,
  brand: z.strictObject({ brand_id: Id, name: z.string(), slug: z.string() }),
  /** `slug` is null when it is no longer sold. */
  product: z.strictObject({ name: z.string(), slug: z.string().nullable() }),
  /** The variant on the wishlist; null when it is no longer sold. */
  variants: z.array(
    z.strictObject({
      id: Id,
      sku: z.string(),
      /** In major units; null when this person may not see it. */
      price: z.number().nullable(),
      regular_price: z.number().nullable(),
      unit_of_measure: z.enum(contentUnits).nullable(),
      content: z.number().nullable(),
      weight: z.int().nullable(),
      availability: z.boolean(),
      /** The expected restock date; null when it is in stock or the date is unknown. */
      expected_on: z.string().nullable(),
      images: z.array(z.string()),
    }),
  ),
  assets: z.array(Asset),
  language: z.enum(languages),
  range: z.enum(ranges).nullable(),
  delivery_form: Named.nullable(),
  practitioner_only: z.boolean(),
  currency: z.enum(currencies),
})
export type WishedProduct = z.infer<typeof WishedProduct>

/** The product, with the additional data its card shows. */
export const WishlistItem = WishedProduct.extend({
  wishlist_item_id: Id,
  created_at: z.string(),
  /** An email will be sent when it is back in stock. */
  stock_requested: z.boolean(),
})
export type WishlistItem = z.infer<typeof WishlistItem>

export const Wishlist = z.strictObject({ data: z.array(WishlistItem), total_results: z.int() })
export type Wishlist = z.infer<typeof Wishlist>

/** A visitor's wishlist as stored in their browser, newest first. */
export const VisitorWishes = z.strictObject({ product_variant_ids: z.array(Id).max(wishlistMaximum) })
export type VisitorWishes = z.infer<typeof VisitorWishes>

/** In the requested order, without unknown variants. */
export const WishlistPreview = z.strictObject({ data: z.array(WishedProduct) })
export type WishlistPreview = z.infer<typeof WishlistPreview>

/** The wishlist after merging a visitor's, with the variants that no longer fitted. */
export const MergedWishlist = Wishlist.extend({ left_out: z.array(Id) })
export type MergedWishlist = z.infer<typeof MergedWishlist>

/** For adding, removing and "tell me when back". */
export const WishedVariant = z.strictObject({ product_variant_id: Id })
export type WishedVariant = z.infer<typeof WishedVariant>

export const StockRequests = z.strictObject({ data: z.array(WishedVariant) })
export type StockRequests = z.infer<typeof StockRequests>

/** From a visitor, who is sent a confirmation link. */
export const VisitorStockRequestInput = z.strictObject({
  email: Email,
  product_variant_id: Id,
  language: z.enum(languages),
})
export type VisitorStockRequestInput = z.infer<typeof VisitorStockRequestInput>

/** What the emailed link shows; never the email address. */
export const VisitorStockRequest = z.strictObject({
  state: z.enum(['unconfirmed', 'waiting', 'notified']),
  /** `slug` is null when it is no longer sold. */
  product: z.strictObject({ name: z.string(), slug: z.string().nullable() }),
  /** The deadline for confirming it, or for waiting; null once the email was sent. */
  until: z.string().nullable(),
})
export type VisitorStockRequest = z.infer<typeof VisitorStockRequest>

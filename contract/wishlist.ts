import { z } from 'zod'
import { wishlistMaximum } from '#domain/cart/limits.ts'
import { ranges } from '#domain/catalogue/pack-design.ts'
import { contentUnits } from '#domain/catalogue/vocabulary.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { Email } from './accounts.ts'
import { Asset, Named } from './catalogue.ts'

const Id = z.int().positive().max(2_147_483_647)

/** What a card of a wished product shows. */
export const WishedProduct = z.strictObject({
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
      /** The day on which more is expected; null where it is there, or the shop does not know one. */
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

/** The product, and beside it what its card shows. */
export const WishlistItem = WishedProduct.extend({
  wishlist_item_id: Id,
  created_at: z.string(),
  /** A mail is on its way when it is back. */
  stock_requested: z.boolean(),
})
export type WishlistItem = z.infer<typeof WishlistItem>

export const Wishlist = z.strictObject({ data: z.array(WishlistItem), total_results: z.int() })
export type Wishlist = z.infer<typeof Wishlist>

/** What a visitor's browser keeps, newest first. */
export const VisitorWishes = z.strictObject({ product_variant_ids: z.array(Id).max(wishlistMaximum) })
export type VisitorWishes = z.infer<typeof VisitorWishes>

/** In the order asked for, without what the shop does not know. */
export const WishlistPreview = z.strictObject({ data: z.array(WishedProduct) })
export type WishlistPreview = z.infer<typeof WishlistPreview>

/** The wishlist after a visitor's was put to it, with what found no room on it. */
export const MergedWishlist = Wishlist.extend({ left_out: z.array(Id) })
export type MergedWishlist = z.infer<typeof MergedWishlist>

/** For the wish, its removal, and "tell me when back". */
export const WishedVariant = z.strictObject({ product_variant_id: Id })
export type WishedVariant = z.infer<typeof WishedVariant>

export const StockRequests = z.strictObject({ data: z.array(WishedVariant) })
export type StockRequests = z.infer<typeof StockRequests>

/** Of a visitor, who gets a link to confirm it. */
export const VisitorStockAsk = z.strictObject({
  email: Email,
  product_variant_id: Id,
  language: z.enum(languages),
})
export type VisitorStockAsk = z.infer<typeof VisitorStockAsk>

/** What the link of a mail shows: no address. */
export const VisitorStockRequest = z.strictObject({
  state: z.enum(['unconfirmed', 'waiting', 'told']),
  /** `slug` is null when it is not sold any more. */
  product: z.strictObject({ name: z.string(), slug: z.string().nullable() }),
  /** By when it has to be confirmed, or until when it waits at most; null when told. */
  until: z.string().nullable(),
})
export type VisitorStockRequest = z.infer<typeof VisitorStockRequest>

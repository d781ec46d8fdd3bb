import { z } from 'zod'
import { cartNotices } from '#domain/cart/cart.ts'
import { cartLinesMaximum, cartQuantityMaximum, orderLinesMaximum } from '#domain/cart/limits.ts'
import { ranges } from '#domain/catalogue/pack-design.ts'
import { contentUnits } from '#domain/catalogue/vocabulary.ts'
import { discountRates } from '#domain/clients/discounts.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { Country } from './accounts.ts'
import { Asset, Named, UnitPrice } from './catalogue.ts'
import { Amount, Id } from './fields.ts'
import { NotSoldHere } from './restrictions.ts'

export { cartPaths } from './cart-paths.ts'

export const LinkToken = z.string().min(16).max(200)
const Origin = z.string().max(400)
const Quantity = z.int().min(1).max(cartQuantityMaximum)

/** A product as carts, wishlists and orders show it. */
export const CartProduct = z.strictObject({
  id: Id,
  /** Null when it is no longer sold and so has no page. */
  slug: z.string().nullable(),
  name: z.string(),
  language: z.enum(languages),
  brand: Named,
  range: z.enum(ranges).nullable(),
  delivery_form: Named.nullable(),
  content: z.number().nullable(),
  unit_of_measure: z.enum(contentUnits).nullable(),
  unit_price: UnitPrice.nullable(),
  practitioner_only: z.boolean(),
  assets: z.array(Asset),
})
export type CartProduct = z.infer<typeof CartProduct>

export const CartItem = z.strictObject({
  product_id: Id,
  product_variant_id: Id,
  quantity: z.int().positive(),
  /** Per pack, in major units; null when it is not sold, or not to this person. */
  price: Amount.nullable(),
  /** Before a reduction; null when there is none. */
  regular_price: Amount.nullable(),
  /** `quantity × price`, before and after the practitioner's discount. */
  total_price: Amount,
  total_price_after_discount: Amount,
  /** How many packs are available now. */
  quantity_maximum: z.int().nonnegative(),
  /** What has changed since the line was added. */
  notice: z.enum(cartNotices).nullable(),
  /** With the notice `not-sold-here`: why, and what is sold there instead. */
  not_sold: NotSoldHere.nullable(),
  /** The price when it was added, if that has changed. */
  previous_price: Amount.nullable(),
  /** The protocol it came from. */
  protocol: z.strictObject({ id: Id, name: z.string() }).nullable(),
  link_token: LinkToken.nullable(),
  /** The protocol on a practitioner’s page it came from. */
  public_protocol: z.strictObject({ id: Id, name: z.string() }).nullable(),
  /** Of your own line that is sold through a link or a prepared cart: with it the line can be added again as it was. */
  origin: Origin.nullable(),
  product: CartProduct,
})
export type CartItem = z.infer<typeof CartItem>

export const Cart = z.strictObject({
  items: z.array(CartItem),
  /** Number of packs. */
  total_items: z.int().nonnegative(),
  total_price: Amount,
  total_discount: Amount,
  total_price_after_discount: Amount,
  /** In percent, from the client's practitioner. */
  discount_rate: z.literal(discountRates),
  /** The practitioner who gives the discount. */
  practitioner: z.strictObject({ first_name: z.string(), last_name: z.string() }).nullable(),
  currency: z.enum(currencies),
  /** An estimate without an address: standard delivery to the person's own country. */
  delivery: z.strictObject({ country: z.string(), price: Amount, free_from: Amount.nullable() }).nullable(),
  /** In percent, in `delivery.country`, and the amount included in the price with delivery. */
  vat_percent: z.number(),
  total_vat: Amount,
  /** The total to pay: goods after discount, plus delivery. */
  total_with_delivery: Amount,
  /** No order can be placed while a line needs attention. */
  can_order: z.boolean(),
})
export type Cart = z.infer<typeof Cart>

/**
 * The delivery country as far as the browser knows it; if it is missing, or the shop does not deliver there, the server
 * decides.
 */
export const CartQuery = z.object({ country: Country.optional() })
export type CartQuery = z.input<typeof CartQuery>

/** `link_token` or `public_protocol_id`: the protocol the product was added from. `origin`: of a line that was removed. */
export const CartAddition = z.strictObject({
  product_variant_id: Id,
  quantity: Quantity.default(1),
  /** A protocol the caller has received. */
  protocol_id: Id.optional(),
  link_token: LinkToken.optional(),
  public_protocol_id: Id.optional(),
  origin: Origin.optional(),
})
export type CartAddition = z.input<typeof CartAddition>

/** Zero removes the line. */
export const CartQuantity = z.strictObject({
  product_variant_id: Id,
  quantity: z.int().min(0).max(cartQuantityMaximum),
})
export type CartQuantity = z.infer<typeof CartQuantity>

export const CartRemoval = z.strictObject({ product_variant_id: Id })
export type CartRemoval = z.infer<typeof CartRemoval>

/** A visitor's cart as stored in their browser. */
export const VisitorCart = z.strictObject({
  items: z
    .array(
      z.strictObject({
        product_variant_id: Id,
        quantity: Quantity,
        link_token: LinkToken.optional(),
        public_protocol_id: Id.optional(),
      }),
    )
    .max(cartLinesMaximum),
})
export type VisitorCart = z.infer<typeof VisitorCart>

/** `price_from`: the price, before reductions, from which one more product makes the delivery free. */
export const CartSuggestionsQuery = z.strictObject({
  price_from: Amount.max(100_000),
  country: Country,
  /** Those in the cart. */
  product_variant_ids: z.array(Id).max(orderLinesMaximum),
})
export type CartSuggestionsQuery = z.infer<typeof CartSuggestionsQuery>
export const CartSuggestions = z.strictObject({
  currency: z.enum(currencies),
  data: z.array(z.strictObject({ product_variant_id: Id, price: Amount, product: CartProduct })),
})
export type CartSuggestions = z.infer<typeof CartSuggestions>

/** Only products and quantities: nothing that tells who saved them or which protocol they came from. */
export const CartToSave = z.strictObject({
  items: z
    .array(z.strictObject({ product_variant_id: Id, quantity: Quantity }))
    .min(1)
    .max(cartLinesMaximum),
})
export type CartToSave = z.infer<typeof CartToSave>
export const SavedCartLink = z.strictObject({ token: z.string(), expires_at: z.string() })
export type SavedCartLink = z.infer<typeof SavedCartLink>
export const SavedCart = z.strictObject({
  /** As it would be ordered now by its reader. */
  cart: Cart,
  no_longer_sold: z.array(z.strictObject({ name: z.string(), brand: z.string() })),
})
export type SavedCart = z.infer<typeof SavedCart>

/** Of these variants only; ids that are not in the protocol, or no longer, are ignored. */
const part = { product_variant_ids: z.array(Id).min(1).max(cartLinesMaximum).optional() }
/** A protocol the caller has received, one opened through a link, or one on a practitioner’s page. */
export const CartProtocol = z.union([
  z.strictObject({ protocol_id: Id, ...part }),
  z.strictObject({ link_token: LinkToken, ...part }),
  z.strictObject({ public_protocol_id: Id, ...part }),
])
export type CartProtocol = z.infer<typeof CartProtocol>
/** A basket opened through its link. */
export const CartBasket = z.strictObject({ link_token: LinkToken, ...part })
export type CartBasket = z.infer<typeof CartBasket>
/**
 * `skipped`: names of products not added because they are not sold or out of stock; `not_sold`: those of them that are
 * not sold in the country of delivery.
 */
export const CartProtocolAnswer = z.strictObject({
  cart: Cart,
  added: z.int(),
  skipped: z.array(z.string()),
  not_sold: z.array(NotSoldHere),
})
export type CartProtocolAnswer = z.infer<typeof CartProtocolAnswer>

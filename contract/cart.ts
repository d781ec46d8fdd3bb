import { z } from 'zod'
import { cartLinesMaximum, cartNotices, cartQuantityMaximum } from '#domain/cart/cart.ts'
import { ranges } from '#domain/catalogue/pack-design.ts'
import { contentUnits } from '#domain/catalogue/vocabulary.ts'
import { discountRates } from '#domain/clients/discounts.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { Country } from './accounts.ts'
import { Asset, Named, UnitPrice } from './catalogue.ts'

export { cartPaths } from './cart-paths.ts'

const Id = z.int().positive().max(2_147_483_647)
const Amount = z.number().nonnegative()
export const LinkToken = z.string().min(16).max(200)
const Quantity = z.int().min(1).max(cartQuantityMaximum)

/** A product as carts, wishlists and orders show it. */
export const CartProduct = z.strictObject({
  id: Id,
  /** Null when it is not sold any more: there is no page to go to. */
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
  /** Per pack, major units; null where it is not sold, or not to this person. */
  price: Amount.nullable(),
  /** Before a reduction; null where there is none. */
  regular_price: Amount.nullable(),
  /** `quantity × price`, and what is left of it after the practitioner's discount. */
  total_price: Amount,
  total_price_after_discount: Amount,
  /** As many as can be had now. */
  quantity_maximum: z.int().nonnegative(),
  /** What has changed since it was put in. */
  notice: z.enum(cartNotices).nullable(),
  /** What it cost when it was put in, where that has changed. */
  previous_price: Amount.nullable(),
  /** The protocol it came from. */
  protocol: z.strictObject({ id: Id, name: z.string() }).nullable(),
  link_token: LinkToken.nullable(),
  product: CartProduct,
})
export type CartItem = z.infer<typeof CartItem>

export const Cart = z.strictObject({
  items: z.array(CartItem),
  /** Packs. */
  total_items: z.int().nonnegative(),
  total_price: Amount,
  total_discount: Amount,
  total_price_after_discount: Amount,
  /** Percent, of the client's practitioner. */
  discount_rate: z.literal(discountRates),
  /** Whose discount it is. */
  practitioner: z.strictObject({ first_name: z.string(), last_name: z.string() }).nullable(),
  currency: z.enum(currencies),
  /** As far as is known without an address: to the person's own country, to the door. */
  delivery: z.strictObject({ country: z.string(), price: Amount, free_from: Amount.nullable() }).nullable(),
  /** Percent, in `delivery.country`, and how much of the price with delivery it is. */
  vat_percent: z.number(),
  total_vat: Amount,
  /** What would be paid: goods after discount, and delivery. */
  total_with_delivery: Amount,
  /** Nothing can be ordered while a line has to be looked at. */
  can_order: z.boolean(),
})
export type Cart = z.infer<typeof Cart>

/** Where it would be sent to, as far as the browser knows; without it, or without delivery there, the server decides. */
export const CartQuery = z.object({ country: Country.optional() })
export type CartQuery = z.input<typeof CartQuery>

/** `link_token`: of the public protocol it was found in. */
export const CartAddition = z.strictObject({
  product_variant_id: Id,
  quantity: Quantity.default(1),
  /** One of the caller's own received protocols. */
  protocol_id: Id.optional(),
  link_token: LinkToken.optional(),
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

/** A visitor's cart, as their browser keeps it. */
export const VisitorCart = z.strictObject({
  items: z
    .array(z.strictObject({ product_variant_id: Id, quantity: Quantity, link_token: LinkToken.optional() }))
    .max(cartLinesMaximum),
})
export type VisitorCart = z.infer<typeof VisitorCart>

/** One of the caller's received protocols, or one behind a link. */
export const CartProtocol = z.union([
  z.strictObject({ protocol_id: Id }),
  z.strictObject({ link_token: LinkToken }),
])
export type CartProtocol = z.infer<typeof CartProtocol>
/** `skipped`: what could not be put in, because it is not sold or not in stock. */
export const CartProtocolAnswer = z.strictObject({ cart: Cart, added: z.int(), skipped: z.array(z.string()) })
export type CartProtocolAnswer = z.infer<typeof CartProtocolAnswer>

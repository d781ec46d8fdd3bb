import { z } from 'zod'
import { basketMessageMaximum } from '#domain/baskets/limits.ts'
import { basketStates, linkStates } from '#domain/baskets/states.ts'
import { cartLinesMaximum, cartQuantityMaximum } from '#domain/cart/limits.ts'
import { discountRates } from '#domain/clients/discounts.ts'
import { currencies } from '#domain/money.ts'
import { Amount, Id, Text, Timestamp } from './fields.ts'
import { ListedProtocolProduct } from './protocols.ts'
import { SharingPractitioner } from './sharing.ts'

export { basketPaths } from './basket-paths.ts'

export const BasketProduct = ListedProtocolProduct.omit({ item_count: true, notes: true }).extend({
  /** Number of packs. */
  quantity: z.int().positive(),
  /** How many packs are available now. */
  quantity_maximum: z.int().nonnegative(),
})
export type BasketProduct = z.infer<typeof BasketProduct>

const content = {
  message: z.string(),
  products: z.array(BasketProduct),
  /** Of the packs that are available now, before and after the client’s discount. */
  total_price: Amount,
  total_price_after_discount: Amount,
  discount_rate: z.literal(discountRates),
  currency: z.enum(currencies),
  sent_at: Timestamp.nullable(),
  ordered_at: Timestamp.nullable(),
  /** Until then the link in the email works. */
  expires_at: Timestamp.nullable(),
}

/** What a practitioner prepared for a client to buy. */
export const Basket = z.strictObject({
  id: Id,
  client: z.strictObject({ id: Id, first_name: z.string(), last_name: z.string() }),
  state: z.enum(basketStates),
  ...content,
  changed_at: Timestamp,
  /** When the client first opened it. */
  opened_at: Timestamp.nullable(),
  withdrawn_at: Timestamp.nullable(),
})
export type Basket = z.infer<typeof Basket>
export const BasketList = z.strictObject({ data: z.array(Basket) })
export type BasketList = z.infer<typeof BasketList>

const BasketLine = z.strictObject({
  product_variant_id: Id,
  quantity: z.int().min(1).max(cartQuantityMaximum),
})
/**
 * The whole draft: products that are left out are removed. `changed_at`: of the draft that this was made from; nothing
 * is saved if it has changed since.
 */
export const BasketChange = z.strictObject({
  products: z
    .array(BasketLine)
    .max(cartLinesMaximum)
    .refine((lines) => new Set(lines.map(({ product_variant_id: id }) => id)).size === lines.length),
  message: Text(basketMessageMaximum),
  changed_at: Timestamp.optional(),
})
export type BasketChange = z.infer<typeof BasketChange>

/** For everyone who has the link: without the client’s name. What is withdrawn or expired has no content. */
export const SharedBasket = z.strictObject({
  state: z.enum(linkStates),
  practitioner: SharingPractitioner,
  ...content,
  /** For the client themselves: their id at the practitioner, with which they can choose their discount. */
  client_id: Id.nullable(),
})
export type SharedBasket = z.infer<typeof SharedBasket>
/** `rendering`: the server renders a page, so nobody has opened it yet. */
export const SharedBasketQuery = z.object({ rendering: z.literal('1').optional().catch(undefined) })

export const ReceivedBasket = z.strictObject({
  link_token: z.string(),
  practitioner: z.strictObject({ first_name: z.string(), last_name: z.string() }),
  sent_at: Timestamp,
  expires_at: Timestamp,
  total_products: z.int(),
})
export type ReceivedBasket = z.infer<typeof ReceivedBasket>
/** What can still be ordered, latest first. */
export const ReceivedBaskets = z.strictObject({ data: z.array(ReceivedBasket) })
export type ReceivedBaskets = z.infer<typeof ReceivedBaskets>

import { createHash } from 'node:crypto'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'
import type { VoucherProblem } from '#domain/pricing/vouchers.ts'
import type { Values } from '#domain/translation.ts'
import { type PricedCart, priceCart } from '#server/cart/price-cart.ts'
import { countOwnUses } from '#server/orders/own-voucher-uses.ts'
import type { Deps } from '#server/platform/context.ts'
import { moneyText } from '#server/platform/money-text.ts'
import { findVoucher, giftOf, problemWithVoucher, type VoucherRow } from '#server/vouchers/find-voucher.ts'
import { type Customer, ownerOf, readCartOf } from './customer.ts'

export type PriceCheckoutInput = {
  country: string
  method: DeliveryMethod
  voucherCode: string | undefined
  /** Where there are pick-up points; by default nowhere. */
  pickUpCountries?: readonly string[]
  now: Date
}
export type PricedCheckout = {
  cart: PricedCart
  voucher: VoucherRow | null
  voucherProblem: { code: VoucherProblem; values: Values } | null
  /** Identifies this cart at these prices. */
  quote: string
}

/** Prices a cart for a delivery method and country; a voucher that cannot be used takes nothing off. */
export async function priceCheckout(
  deps: Pick<Deps, 'db' | 'products' | 'region' | 'translations'>,
  customer: Customer,
  { voucherCode, ...wanted }: PriceCheckoutInput,
): Promise<PricedCheckout> {
  const { db } = deps
  const held = { ...(await readCartOf(db, customer, wanted.now)), reader: customer }
  const plain = await priceCart(deps, held, wanted)
  if (!voucherCode) return priced(wanted, plain)
  const { subtotal, discount } = plain.priced
  const voucher = await findVoucher(db, voucherCode)
  if (!voucher) return { ...priced(wanted, plain), voucherProblem: { code: 'voucher-unknown', values: {} } }
  const ownUses =
    voucher.usesPerPerson === null
      ? 0
      : await countOwnUses(db, { voucherId: voucher.id, owner: ownerOf(customer) })
  const code = problemWithVoucher(voucher, { ownUses, goods: subtotal - discount, now: wanted.now })
  const values = { amount: moneyText(voucher.minimum, deps.region) }
  if (code) return { ...priced(wanted, plain), voucherProblem: { code, values } }
  return priced(wanted, await priceCart(deps, held, { ...wanted, voucher: giftOf(voucher) }), voucher)
}

type DeliveryChoice = Pick<PriceCheckoutInput, 'country' | 'method'>

function priced(way: DeliveryChoice, cart: PricedCart, voucher: VoucherRow | null = null): PricedCheckout {
  return { cart, voucher, voucherProblem: null, quote: fingerprint(way, cart, voucher) }
}

/** Everything that affects what is paid, for what and to whose benefit, but not the delivery dates. */
function fingerprint(
  { country, method }: DeliveryChoice,
  cart: PricedCart,
  voucher: VoucherRow | null,
): string {
  const told = [
    [country, method],
    cart.practitioner && [cart.practitioner.clientId, cart.practitioner.rate],
    voucher && [voucher.id, giftOf(voucher)],
    cart.lines.map(({ variantId, quantity }) => [variantId, quantity]),
    cart.priced,
  ]
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url')
}

import { createHash } from 'node:crypto'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'
import type { VoucherProblem } from '#domain/pricing/vouchers.ts'
import { heldLines } from '#server/cart/queries/held-lines.ts'
import { type PricedCart, type PricingWorld, priceCart } from '#server/cart/queries/priced-cart.ts'
import type { Reader } from '#server/cart/queries/priced-lines.ts'
import { findBuyer } from '#server/clients/queries/buyer.ts'
import { giftOf, judgeVoucher, type VoucherRow } from '../queries/vouchers.ts'

export type Wanted = {
  country: string
  method: DeliveryMethod
  voucherCode: string | undefined
  /** Where there are pick-up points; absent: nowhere. */
  pickUpCountries?: readonly string[]
  now: Date
}
export type PricedCheckout = {
  cart: PricedCart
  voucher: VoucherRow | null
  voucherProblem: VoucherProblem | null
  /** Names exactly this cart at exactly these prices. */
  quote: string
}

/** What somebody's cart costs, sent this way to this country; a voucher that cannot be used takes nothing off. */
export async function priceCheckout(
  world: PricingWorld,
  reader: Reader & { id: number },
  { voucherCode, ...wanted }: Wanted,
): Promise<PricedCheckout> {
  const { db } = world
  const [lines, buyer] = await Promise.all([heldLines(db, reader.id, wanted.now), findBuyer(db, reader.id)])
  const held = { lines, buyer, reader }
  const plain = await priceCart(world, held, wanted)
  if (!voucherCode) return priced(wanted, plain)
  const { subtotal, discount } = plain.priced
  const asked = { code: voucherCode, userId: reader.id, now: wanted.now, goods: subtotal - discount }
  const judged = await judgeVoucher(db, asked)
  if ('problem' in judged) return { ...priced(wanted, plain), voucherProblem: judged.problem }
  const { voucher } = judged
  return priced(wanted, await priceCart(world, held, { ...wanted, voucher: giftOf(voucher) }), voucher)
}

type Way = Pick<Wanted, 'country' | 'method'>

function priced(way: Way, cart: PricedCart, voucher: VoucherRow | null = null): PricedCheckout {
  return { cart, voucher, voucherProblem: null, quote: fingerprint(way, cart, voucher) }
}

/** Whatever decides about what is paid, for what and to whose benefit; not the days on which it arrives. */
function fingerprint({ country, method }: Way, cart: PricedCart, voucher: VoucherRow | null): string {
  const told = [
    [country, method],
    cart.practitioner && [cart.practitioner.clientId, cart.practitioner.rate],
    voucher && [voucher.id, giftOf(voucher)],
    cart.lines.map(({ variantId, quantity }) => [variantId, quantity]),
    cart.priced,
  ]
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url')
}

import { type DiscountRate, discountOf } from '../clients/discounts.ts'
import { type Minor, share } from '../money.ts'
import { type VoucherGift, voucherOff } from './vouchers.ts'

/** What is asked for: `regular` is the price before a sale, equal to `price` where there is none. Each per pack, VAT included. */
export type PricedItem = { variantId: number; quantity: number; regular: Minor; price: Minor }
/** `freeFrom`: goods of this price, after all reductions, travel free; null: never. */
export type DeliveryTerms = { price: Minor; freeFrom: Minor | null }

export type Pricing = {
  items: readonly PricedItem[]
  /** Of the client's practitioner; zero without one. */
  discountRate: DiscountRate
  voucher: VoucherGift | null
  /** Null while nobody knows where to. */
  delivery: DeliveryTerms | null
  /** Of the destination, on goods and on their delivery alike. */
  vatPercent: number
}

/** Each step of a line: `quantity × regular − sale = cost`, `cost − discount − voucher = total`; `vat` is within `total`. */
export type PricedLine = PricedItem & {
  sale: Minor
  cost: Minor
  discount: Minor
  voucher: Minor
  total: Minor
  vat: Minor
}
export type PricedDelivery = {
  price: Minor
  free: 'threshold' | 'voucher' | null
  total: Minor
  vat: Minor
}
/** VAT by rate, within the prices. */
export type Tax = { percent: number; gross: Minor; net: Minor; vat: Minor }

/** `subtotal − discount − voucher + delivery.total = total`, and `regular − sale = subtotal`. */
export type Priced = {
  lines: PricedLine[]
  regular: Minor
  sale: Minor
  subtotal: Minor
  discountRate: DiscountRate
  discount: Minor
  voucher: Minor
  delivery: PricedDelivery | null
  total: Minor
  vat: Minor
  taxes: Tax[]
}

/** The one place where prices are made: sale, practitioner's discount, voucher, delivery, VAT, in this order. */
export function price({ items, discountRate, voucher, delivery, vatPercent }: Pricing): Priced {
  const reduced = items.map((item) => {
    const cost = item.price * item.quantity
    return {
      ...item,
      sale: item.regular * item.quantity - cost,
      discount: discountOf(cost, discountRate),
      cost,
    }
  })
  const goods = sumOf(reduced, ({ cost, discount }) => cost - discount)
  const off = voucher ? voucherOff(voucher, goods) : 0
  const offs = share(
    off,
    reduced.map(({ cost, discount }) => cost - discount),
  )
  const sold = reduced.map((line, at) => {
    const taken = offs[at]!
    return { ...line, voucher: taken, total: line.cost - line.discount - taken }
  })
  const sent =
    delivery && deliveryPaid(delivery, { goods: goods - off, isGiven: voucher?.kind === 'free_delivery' })
  const gross = goods - off + (sent?.total ?? 0)
  const vat = vatWithin(gross, vatPercent)
  const vats = share(vat, [...sold.map(({ total }) => total), sent?.total ?? 0])
  return {
    lines: sold.map((line, at) => ({ ...line, vat: vats[at]! })),
    regular: sumOf(items, ({ regular, quantity }) => regular * quantity),
    sale: sumOf(reduced, ({ sale }) => sale),
    subtotal: sumOf(reduced, ({ cost }) => cost),
    discountRate,
    discount: sumOf(reduced, ({ discount }) => discount),
    voucher: off,
    delivery: sent && { ...sent, vat: vats.at(-1)! },
    total: gross,
    vat,
    taxes: [{ percent: vatPercent, gross, net: gross - vat, vat }],
  }
}

/** The tax in a price that holds it. */
export function vatWithin(gross: Minor, percent: number): Minor {
  return Math.round((gross * percent) / (100 + percent))
}

/** `goods`: what they cost after all reductions; `isGiven`: by a voucher. */
type Parcel = { goods: Minor; isGiven: boolean }

/** What is paid for a delivery of such goods. */
export function deliveryPaid(
  { price, freeFrom }: DeliveryTerms,
  { goods, isGiven }: Parcel,
): Omit<PricedDelivery, 'vat'> {
  if (price === 0) return { price, free: null, total: 0 }
  if (freeFrom !== null && goods >= freeFrom) return { price, free: 'threshold', total: 0 }
  return isGiven ? { price, free: 'voucher', total: 0 } : { price, free: null, total: price }
}

function sumOf<Line>(lines: readonly Line[], read: (line: Line) => Minor): Minor {
  return lines.reduce((sum, line) => sum + read(line), 0)
}

import { type DiscountRate, discountOf } from '../clients/discounts.ts'
import { type Minor, share } from '../money.ts'
import { type VoucherBenefit, voucherOff } from './vouchers.ts'

/**
 * A line to be priced: `regular` is the price before a sale, equal to `price` if there is none. Both per pack,
 * including VAT.
 */
export type PricedItem = { variantId: number; quantity: number; regular: Minor; price: Minor }
/** `freeFrom`: goods that cost at least this, after all reductions, are delivered free; null means never. */
export type DeliveryTerms = { price: Minor; freeFrom: Minor | null }

export type Pricing = {
  items: readonly PricedItem[]
  /** From the client's practitioner; zero without one. */
  discountRate: DiscountRate
  voucher: VoucherBenefit | null
  /** Null while the destination is unknown. */
  delivery: DeliveryTerms | null
  /** The rate of the destination, for the goods and their delivery. */
  vatPercent: number
}

/**
 * The steps of a line's price: `quantity × regular − sale = cost`, `cost − discount − voucher = total`; `total`
 * includes `vat`.
 */
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
/** VAT by rate, included in the prices. */
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

/** The only place where prices are calculated: sale, practitioner's discount, voucher, delivery, VAT, in this order. */
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

/** The VAT included in a price. */
export function vatWithin(gross: Minor, percent: number): Minor {
  return Math.round((gross * percent) / (100 + percent))
}

/** `goods`: their price after all reductions; `isGiven`: free because of a voucher. */
type Parcel = { goods: Minor; isGiven: boolean }

/** The price of delivering these goods. */
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

import type { PriceSteps } from '#contract/checkout.ts'
import type { PriceRow, PriceWords } from './price-rows.ts'

/** Why a step of a price is there: a key under `price.reasons.<key>`, and what its sentence leaves open. */
export type PriceReason = { key: string; values?: PriceRow['values'] }

/** Of a step, and of the sums `subtotal`, `total` and `tax`. */
export function priceReason(
  { row, values }: Pick<PriceRow, 'row' | 'values'>,
  price: PriceSteps,
  words: PriceWords,
): PriceReason {
  if (row === 'subtotal') return { key: price.sale > 0 ? 'subtotal-sale' : 'subtotal' }
  if (row === 'voucher') return { key: row, values: { ...values, amount: words.money(price.voucher) } }
  if (row.startsWith('delivery') && price.delivery) return deliveryReason(price.delivery, price, words)
  return { key: row, ...(values && { values }) }
}

type Delivery = NonNullable<PriceSteps['delivery']>

function deliveryReason(delivery: Delivery, { voucher_code }: PriceSteps, words: PriceWords): PriceReason {
  const { free, free_from, total } = delivery
  const country = words.country(delivery.country)
  const price = words.money(delivery.price)
  const from = free_from === null ? undefined : words.money(free_from)
  if (free === 'voucher') return { key: 'delivery-voucher', values: { price, code: voucher_code ?? '' } }
  if (free === 'threshold' && from) return { key: 'delivery-threshold', values: { price, amount: from } }
  if (total === 0) return { key: 'delivery-none', values: { country } }
  return from
    ? { key: 'delivery-from', values: { country, amount: from } }
    : { key: 'delivery', values: { country } }
}

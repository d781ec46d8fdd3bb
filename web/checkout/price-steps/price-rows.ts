import type { PriceSteps } from '#contract/checkout.ts'
import { personName } from '#domain/accounts/person-name.ts'

type PriceRowKey =
  | 'regular'
  | 'sale'
  | 'discount'
  | 'discount-from'
  | 'voucher'
  | 'delivery'
  | 'delivery-voucher'
  | 'delivery-threshold'

/** A price step: a key under `price.<row>`, and the amount it adds or subtracts. */
export type PriceRow = { row: PriceRowKey; amount: number; values?: Record<string, string | number> }

export type PriceWords = {
  /** "Belgium" */
  country: (code: string) => string
  /** "10 %" */
  percent: (amount: number) => string
  money: (amount: number) => string
}

/** What was subtracted and added between subtotal and total; steps without effect are left out. */
export function priceRows(price: PriceSteps, { country, percent, money }: PriceWords): PriceRow[] {
  const { practitioner, discount, voucher, delivery } = price
  const name = practitioner && personName(practitioner)
  const rate = percent(price.discount_rate)
  const code = price.voucher_code ?? ''
  const rows: (PriceRow | false | null)[] = [
    discount > 0 &&
      (name
        ? { row: 'discount-from', amount: -discount, values: { name, rate } }
        : { row: 'discount', amount: -discount, values: { rate } }),
    voucher > 0 && { row: 'voucher', amount: -voucher, values: { code } },
    delivery && deliveryRow(delivery, code, country, money),
  ]
  return rows.filter((row): row is PriceRow => Boolean(row))
}

type Delivery = NonNullable<PriceSteps['delivery']>

function deliveryRow(
  { country, free, free_from, total }: Delivery,
  code: string,
  countryOf: PriceWords['country'],
  money: PriceWords['money'],
): PriceRow {
  const values = { country: countryOf(country) }
  if (free === 'voucher') return { row: 'delivery-voucher', amount: total, values: { ...values, code } }
  if (free === 'threshold' && free_from !== null)
    return { row: 'delivery-threshold', amount: total, values: { ...values, amount: money(free_from) } }
  return { row: 'delivery', amount: total, values }
}

/** The regular price, and the reduction by the sale. Undefined if there was none. */
export function saleRows({ regular, sale }: PriceSteps): PriceRow[] | undefined {
  if (sale === 0) return undefined
  return [
    { row: 'regular', amount: regular },
    { row: 'sale', amount: -sale },
  ]
}

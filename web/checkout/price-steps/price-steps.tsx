import type { ReactNode } from 'react'
import type { PriceSteps } from '#contract/checkout.ts'
import { countryName } from '#domain/country-name.ts'
import type { Currency } from '#domain/money.ts'
import type { KeyPart } from '#domain/text-keys.ts'
import { formatChange, formatMoney, percentText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { type PriceRow, type PriceWords, priceRows, saleRows } from './price-rows.ts'

type Step = { row: PriceRow['row'] | 'subtotal' | 'total' | 'tax'; values?: PriceRow['values'] }

/**
 * "Why this price?": a sheet with the calculation from the regular prices to the total, with a sentence for
 * each step.
 */
export function PriceStepsSheet({ price, className = '' }: { price: PriceSteps; className?: string }) {
  const { t } = useTranslation('checkout')
  const words = usePriceWords(price.currency)
  const before = saleRows(price)
  const after = priceRows(price, words)
  const reason = (step: Step) => {
    const { key, values } = priceReason(step, price, words)
    return t(`price.reasons.${key}`, values)
  }
  const row = (step: PriceRow) => (
    <Row
      key={step.row}
      isOff={step.amount < 0}
      label={words.label(step)}
      amount={words.signed(step)}
      reason={reason(step)}
    />
  )
  return (
    <dl
      className={`rounded-control border border-line bg-surface px-4 py-3 text-label tabular-nums ${className}`}
    >
      {before?.map(row)}
      <Row
        kind={before ? 'sum' : 'step'}
        label={t('price.subtotal')}
        amount={words.money(price.subtotal)}
        reason={reason({ row: 'subtotal' })}
      />
      {after.map(row)}
      <Row
        kind="total"
        label={t('price.total')}
        amount={words.money(price.total)}
        reason={reason({ row: 'total' })}
      />
      {price.taxes.map(({ percent, net, vat }, at) => (
        <Row
          key={percent}
          kind="tax"
          label={t('price.tax', { net: words.money(net), rate: words.percent(percent) })}
          amount={words.money(vat)}
          reason={at === price.taxes.length - 1 && reason({ row: 'tax' })}
        />
      ))}
    </dl>
  )
}

type RowProps = {
  label: string
  amount: string
  reason: ReactNode
  isOff?: boolean
  kind?: keyof typeof kinds
}

const kinds = {
  step: { row: 'py-1.25', name: 'text-ink-2', amount: '' },
  /** The sum so far. */
  sum: { row: 'border-t border-line-2 py-1.25', name: 'text-ink-2', amount: '' },
  total: { row: 'double-rule mt-1 pt-2 pb-1.25 font-bold', name: 'text-ink', amount: '' },
  tax: { row: 'py-px text-micro', name: 'text-ink-3', amount: 'text-ink-3' },
}
export const takenOff = 'font-semibold text-leaf'

/** A step and its amount, with the reason below both. */
function Row({ label, amount, reason, isOff = false, kind = 'step' }: RowProps) {
  const style = kinds[kind]
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-start justify-between gap-x-4 gap-y-1 ${style.row}`}
    >
      <dt className={`min-w-0 wrap-anywhere ${style.name}`}>{label}</dt>
      <dd className={`whitespace-nowrap ${isOff ? takenOff : style.amount}`}>{amount}</dd>
      {reason && (
        <dd
          data-testid="price-reason"
          className="col-span-full text-[13px]/[18px] font-normal text-pretty text-ink-3"
        >
          {reason}
        </dd>
      )}
    </div>
  )
}

/** The reason for a price step: a key under `price.reasons.<key>`, and its placeholders. */
type PriceReason = { key: KeyPart<'checkout:price.reasons.'>; values?: PriceRow['values'] }

/** The reasons for a step, and for the sums `subtotal`, `total` and `tax`. */
function priceReason({ row, values }: Step, price: PriceSteps, words: PriceWords): PriceReason {
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

/** Amounts and names in the page's language. */
export function usePriceWords(currency: Currency) {
  const { t, language } = useTranslation('checkout')
  const money = (amount: number) => formatMoney(amount, currency)
  return {
    country: (code: string) => countryName(code, language) ?? code,
    percent: (amount: number) => percentText(amount, language),
    money,
    /** With a minus sign for reductions; free delivery is "free". */
    signed: ({ row, amount }: PriceRow) => {
      if (amount < 0) return formatChange(amount, currency)
      return amount === 0 && row.startsWith('delivery') ? t('price.free') : money(amount)
    },
    label: ({ row, values }: PriceRow) => t(`price.${row}`, values),
  }
}

import type { ReactNode } from 'react'
import type { CommissionEntry, CommissionLine } from '#contract/commission.ts'
import type { Currency } from '#domain/money.ts'
import { formatChange, formatMoney, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'

type WhyProps = { entry: CommissionEntry; currency: Currency }

/** How an amount was calculated, from the prices of the order's lines. */
export function WhyAmount({ entry, currency }: WhyProps) {
  const { t, language } = useTranslation('commission')
  const { lines, order, amount, state, own_order: isOwn } = entry
  const sum = (of: (line: CommissionLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const [price, net] = [sum((line) => line.price), sum((line) => line.net_price)]
  const { tier_rate: tier, discount_rate: discount, vat_percent: vat } = lines[0]!
  const percent = (rate: number) => percentText(rate, language)
  const isRefunded = amount < 0 && !isOwn
  return (
    <div className="rounded-control bg-surface px-4.5 py-3.5">
      <h3 className="font-sans text-label font-semibold tracking-normal">
        {t('why.title', { amount: formatChange(amount, currency) })}
      </h3>
      <dl className="mt-1.5 text-label">
        {lines.map((line) => (
          <Step
            key={line.name}
            name={t(isRefunded ? 'why.line-refunded' : 'why.line', {
              quantity: line.quantity,
              name: line.name,
            })}
            value={formatMoney(line.price, currency)}
          />
        ))}
        <Step
          name={t('why.vat', { percent: percent(vat) })}
          value={formatChange(cents(net - price), currency)}
        />
        <Step
          name={t('why.net')}
          value={<b className="font-semibold">{formatMoney(cents(net), currency)}</b>}
        />
        <Step
          name={
            discount > 0
              ? t('why.rate-discounted', { tier: percent(tier), discount: percent(discount) })
              : t('why.rate', { tier: percent(tier) })
          }
          value={percent(Math.max(0, tier - discount))}
        />
        <div className="mt-1 flex justify-between gap-4 border-t-3 border-double border-line-2 pt-2.5 font-semibold">
          <dt>{t('why.sum')}</dt>
          <dd className={amount > 0 ? 'text-leaf' : ''}>{formatMoney(amount, currency)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-micro text-ink-3">
        {isOwn && t('why.own-order')} {t('why.frozen')} {state === 'pending' && t('why.waiting')}
      </p>
      <ShopLink to={`/account/practitioner/orders/${order.id}`} className="link mt-2 inline-block text-small">
        {t('why.order')} <span className="visually-hidden">{order.number}</span>
      </ShopLink>
    </div>
  )
}

const cents = (amount: number) => Math.round(amount * 100) / 100

function Step({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1.5 leading-5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  )
}

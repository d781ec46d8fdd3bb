import type { CommissionSummary } from '#contract/commission.ts'
import { formatMoney, formatRoundMoney, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { cardSheet } from '../../ui/card.tsx'

type SummaryProps = { summary: CommissionSummary }

export function BalancesCard({ summary }: SummaryProps) {
  const { t } = useTranslation('commission')
  const { available, pending, paid, reversed } = summary
  return (
    <section aria-label={t('balances.title')} className={cardSheet}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-4 xl:[&>div+div]:border-l xl:[&>div+div]:border-line xl:[&>div+div]:pl-6">
        <Balance
          name="available"
          amount={available}
          summary={summary}
          color={available < 0 ? 'text-madder' : 'text-leaf'}
        />
        <Balance name="pending" amount={pending} summary={summary} color="text-amber" />
        <Balance name="paid" amount={paid} summary={summary} color="text-ink" />
        <Balance name="reversed" amount={reversed} summary={summary} color="text-ink" />
      </dl>
      <TierBar summary={summary} />
    </section>
  )
}

type BalanceProps = SummaryProps & {
  name: 'available' | 'pending' | 'paid' | 'reversed'
  amount: number
  color: string
}

function Balance({ name, amount, summary, color }: BalanceProps) {
  const { t } = useTranslation('commission')
  return (
    <div className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4">
      <dt className="text-small text-ink-3">{t(`balances.${name}`)}</dt>
      <dd className={`text-[20px]/8 font-semibold whitespace-nowrap sm:text-[25px]/8 ${color}`}>
        {formatMoney(amount, summary.currency)}
      </dd>
    </div>
  )
}

/** How far the turnover has come, on a scale that ends where the highest tier begins. */
function TierBar({ summary }: SummaryProps) {
  const { t, language } = useTranslation('commission')
  const { currency, tiers, tier_rate, turnover, next_tier: next } = summary
  const money = (amount: number) => formatMoney(amount, currency)
  const percent = (rate: number) => percentText(rate, language)
  const end = tiers.at(-1)!.from
  const share = (amount: number) => `${Math.min(100, (100 * amount) / end)}%`
  return (
    <div className="mt-5 border-t-3 border-double border-line-2 pt-4.5">
      <p className="flex flex-wrap gap-x-2.5 text-small text-ink-2">
        <b className="font-semibold text-ink">{t('tier.name', { rate: percent(tier_rate) })}</b>
        <span className="grow">{t('tier.turnover', { amount: money(turnover) })}</span>
        <span>
          {next
            ? t('tier.missing', { amount: money(next.missing), rate: percent(next.rate) })
            : t('tier.highest')}
        </span>
      </p>
      <div className="relative mt-2.5 h-3 overflow-hidden rounded-[2px] bg-sunken" aria-hidden="true">
        <span className="absolute inset-y-0 left-0 bg-bottle" style={{ width: share(turnover) }} />
        {tiers.slice(1, -1).map(({ from }) => (
          <span key={from} className="absolute inset-y-0 w-0.5 bg-surface" style={{ left: share(from) }} />
        ))}
      </div>
      <ul className="relative mt-1.5 flex justify-between gap-3 text-micro text-ink-3 sm:h-4">
        {tiers.map(({ from, rate }, at) => (
          <li
            key={rate}
            className={at > 0 && at < tiers.length - 1 ? 'sm:absolute' : ''}
            style={{ left: share(from) }}
          >
            {t('tier.from', { amount: formatRoundMoney(from, currency), rate: percent(rate) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

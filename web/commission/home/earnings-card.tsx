import type { CommissionSummary } from '#contract/commission.ts'
import { formatTag, type Language } from '#domain/languages.ts'
import { monthText } from '../../platform/dates.ts'
import { formatMoney, formatRoundMoney, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

/** On the home page: the balances, and what was earned in each of the last twelve months. */
export function EarningsCard({ summary }: { summary: CommissionSummary }) {
  const { t, language } = useTranslation('commission')
  const { available, pending, currency, tier_rate, next_tier: next } = summary
  return (
    <Card
      title={t('title')}
      end={<Badge tone="good">{t('tier.name', { rate: percentText(tier_rate, language) })}</Badge>}
    >
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-small text-ink-3">{t('balances.available')}</dt>
          <dd className="text-[25px]/8 font-semibold text-leaf">{formatMoney(available, currency)}</dd>
        </div>
        <div>
          <dt className="text-small text-ink-3">{t('balances.pending')}</dt>
          <dd className="text-[25px]/8 font-semibold">{formatMoney(pending, currency)}</dd>
        </div>
      </dl>
      <Months summary={summary} />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-small text-ink-2">
        {next
          ? t('tier.missing', {
              amount: formatMoney(next.missing, currency),
              rate: percentText(next.rate, language),
            })
          : t('tier.highest')}
        <ShopLink to="/account/practitioner/commission" className="link">
          {t('ledger.title')}
        </ShopLink>
      </p>
    </Card>
  )
}

/** Columns with their amounts in whole units as text; narrow screens show the last six months. The commission page has the table. */
function Months({ summary: { months, currency } }: { summary: CommissionSummary }) {
  const { t, language } = useTranslation('commission')
  const now = new Date()
  const highest = Math.max(...months.map(({ amount }) => amount), 0)
  return (
    <ol aria-label={t('months.title')} className="mt-4 flex items-end gap-1.5 sm:gap-2.5">
      {months.map(({ month, amount }, at) => (
        <li
          key={month}
          className={`min-w-0 flex-1 text-center text-[12px]/4 last:font-semibold ${at < months.length - 6 ? 'max-sm:sr-only' : ''}`}
        >
          <span className="visually-hidden">
            {`${monthText(month, now, language)}: ${formatMoney(amount, currency)}`}
          </span>
          <span className="block h-4 truncate text-ink-2" aria-hidden="true">
            {amount > 0 && formatRoundMoney(Math.round(amount), currency)}
          </span>
          <span className="mt-1 flex h-30 items-end border-b border-line-2 xl:h-60" aria-hidden="true">
            <span
              className="block w-full rounded-t-[2px] bg-bottle"
              style={{ height: `${highest > 0 ? (100 * Math.max(0, amount)) / highest : 0}%` }}
            />
          </span>
          <span className="mt-1.5 block text-ink-3" aria-hidden="true">
            {shortMonth(month, language)}
          </span>
        </li>
      ))}
    </ol>
  )
}

function shortMonth(month: string, language: Language): string {
  return new Intl.DateTimeFormat(formatTag(language), { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )
}

import type { CommissionSummary } from '#contract/commission.ts'
import { monthText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Card } from '../../ui/card.tsx'
import { ShareBars } from './share-bars.tsx'

/** The last twelve months, latest first. */
export function MonthsCard({ summary }: { summary: CommissionSummary }) {
  const { t, language } = useTranslation('commission')
  const now = new Date()
  return (
    <Card title={t('months.title')}>
      <ShareBars
        caption={t('months.title')}
        names={[t('months.month'), t('months.amount')]}
        currency={summary.currency}
        rows={summary.months.toReversed().map(({ month, amount }) => ({
          key: month,
          name: (
            <span className="inline-block first-letter:uppercase">{monthText(month, now, language)}</span>
          ),
          amount,
        }))}
      />
      <p className="mt-1.5 text-micro text-ink-3">{t('months.note')}</p>
    </Card>
  )
}

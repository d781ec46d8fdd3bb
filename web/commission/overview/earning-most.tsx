import { useState } from 'react'
import type { CommissionSummary } from '#contract/commission.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Card } from '../../ui/card.tsx'
import { Choice } from '../../ui/toolbar.tsx'
import { ShareBars } from './share-bars.tsx'

const kinds = ['protocols', 'products', 'clients'] as const
type Kind = (typeof kinds)[number]

export function EarningMost({ summary }: { summary: CommissionSummary }) {
  const { t } = useTranslation('commission')
  const [kind, setKind] = useState<Kind>('protocols')
  const parts = summary.most[kind]
  return (
    <Card
      title={t('most.title')}
      end={
        <Choice
          dense
          className="w-auto"
          label={t('most.by')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`most.${value}`) }))}
          onChange={(value) => setKind(value as Kind)}
        />
      }
    >
      {parts.length === 0 ? (
        <p className="mt-3 text-ink-2">{t('most.none')}</p>
      ) : (
        <>
          <ShareBars
            caption={t('most.title')}
            names={[t(`most.${kind}`), t('months.amount')]}
            currency={summary.currency}
            rows={parts.map(({ name, amount }) => ({
              key: name ?? '',
              name: name ?? t('most.others'),
              amount,
            }))}
          />
          <p className="mt-1.5 text-micro text-ink-3">{t('most.since')}</p>
        </>
      )}
    </Card>
  )
}

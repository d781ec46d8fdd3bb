import { useState } from 'react'
import type { ClientRecord } from '#contract/practice.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Card } from '../../ui/card.tsx'
import { SegmentedField } from '../../ui/form/segmented-field.tsx'
import { changeClient } from './change-client.ts'

export function DiscountCard({ client }: { client: ClientRecord }) {
  const { t, language } = useTranslation('clients')
  const [choosing, setChoosing] = useState<DiscountRate>()
  const { problem, run } = useAction()
  const rate = choosing ?? client.discount_rate
  const name = personName(client)

  async function choose(discount: DiscountRate) {
    if (choosing !== undefined) return
    setChoosing(discount)
    await run(async () => {
      await changeClient(client.id, { discount })
      toast('success', t('record.discount-saved', { percent: percentText(discount, language) }))
    })
    setChoosing(undefined)
  }

  return (
    <Card title={t('discount')}>
      <div className="mt-3">
        <SegmentedField
          legend={t('discount')}
          isLegendHidden
          options={discountRates.map((each) => ({ value: each, label: percentText(each, language) }))}
          value={rate}
          onChoose={(discount) => void choose(discount)}
        />
      </div>
      <ActionProblem className="mt-2">{problem}</ActionProblem>
      <p className="mt-2.5 text-small text-ink-2">
        {rate > 0
          ? t('record.discount-less', { name, percent: percentText(rate, language) })
          : t('record.discount-none', { name })}
      </p>
    </Card>
  )
}

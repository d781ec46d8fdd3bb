import { useRef, useState } from 'react'
import type { ClientRecord } from '#contract/practice.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { LeaveWarning } from '../../platform/leave-warning.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Card } from '../../ui/card.tsx'
import { SegmentedField } from '../../ui/form/segmented-field.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { changeClient } from './change-client.ts'

type DiscountCardProps = { client: ClientRecord; isRemoved: boolean }

/** A rate is chosen first and then saved: arrow keys choose each rate on their way. */
export function DiscountCard({ client, isRemoved }: DiscountCardProps) {
  const { t, language } = useTranslation('clients')
  const [chosen, setChosen] = useState<DiscountRate>()
  const { isBusy, problem, run } = useAction()
  const box = useRef<HTMLDivElement>(null)
  const rate = chosen ?? client.discount_rate
  const isChanged = rate !== client.discount_rate
  const name = personName(client)

  const save = () =>
    run(async () => {
      await changeClient(client.id, { discount: rate })
      // The button disappears.
      if (box.current?.contains(document.activeElement))
        box.current.querySelector<HTMLElement>('input:checked')?.focus()
      setChosen((now) => (now === rate ? undefined : now))
      toast('success', t('record.discount-saved', { percent: percentText(rate, language) }))
    })

  return (
    <Card title={t('discount')}>
      <LeaveWarning active={isChanged && !isRemoved} />
      <div ref={box} className="mt-3 grid gap-3">
        <SegmentedField
          legend={t('discount')}
          isLegendHidden
          options={discountRates.map((each) => ({ value: each, label: percentText(each, language) }))}
          value={rate}
          onChoose={(each) => setChosen(each)}
        />
        {isChanged && (
          <button
            type="button"
            className="btn btn-primary justify-self-start"
            aria-busy={isBusy || undefined}
            onClick={() => void save()}
          >
            {isBusy && <Spinner />}
            {t('record.discount-save')}
          </button>
        )}
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

import { useRef } from 'react'
import type { Renewal } from '#contract/renewals.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { addDays, dateOf, dayOf } from '#domain/days.ts'
import { dayMs } from '#domain/local-time.ts'
import { snoozeDaysMaximum } from '#domain/practice/renewals.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useShop } from '../../platform/shop-context.tsx'
import { shopDay } from '../../platform/shop-day.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { changeRenewal } from './change-renewal.ts'

const periods = { 'snooze-week': 7, 'snooze-two-weeks': 14, 'snooze-month': 30 } as const

type SnoozeDialogProps = { renewal: Pick<Renewal, 'id' | 'client'>; onClose(): void }

/** Puts a renewal off until a day. */
export function SnoozeDialog({ renewal: { id, client }, onClose }: SnoozeDialogProps) {
  const { t } = useTranslation('renewals')
  const first = useRef<HTMLInputElement | null>(null)
  const { region } = useShop()
  const today = dayOf(shopDay(region, new Date()))
  const { field, submit, busy, problem, setValue } = useShopForm<{ until: string }>({
    defaultValues: { until: dateOf(addDays(today, periods['snooze-week'])) },
  })
  const { ref, ...until } = field('until')
  const save = submit(async (values) => {
    await changeRenewal(id, { snoozed_until: values.until })
    onClose()
  })
  return (
    <Dialog
      title={t('snooze-title')}
      text={t('snooze-text', { name: personName(client) })}
      first={first}
      onClose={onClose}
    >
      <form noValidate className="mt-5 grid gap-4" onSubmit={save}>
        <FormProblem>{problem}</FormProblem>
        <TextField
          label={t('snooze-until')}
          type="date"
          required
          min={dateOf(today + dayMs)}
          max={dateOf(addDays(today, snoozeDaysMaximum))}
          {...until}
          ref={(input) => {
            first.current = input
            ref(input)
          }}
        />
        <div className="flex flex-wrap gap-2">
          {Object.entries(periods).map(([period, days]) => (
            <button
              key={period}
              type="button"
              className="btn btn-plain btn-dense"
              onClick={() => setValue('until', dateOf(addDays(today, days)))}
            >
              {t(period as keyof typeof periods)}
            </button>
          ))}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-plain" onClick={onClose}>
            {t('cancel')}
          </button>
          <SubmitButton busy={busy}>{t('snooze-save')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

import { useEffect, useId } from 'react'
import { dayText, localDate } from '#web/platform/dates.ts'
import { timeText } from '#web/platform/formats.ts'
import { useShopForm } from '#web/platform/forms.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAction } from '#web/platform/use-action.ts'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'

type CallFormProps = {
  /** All times may be taken while one is booked. */
  free: readonly string[]
  onBook(startsAt: string): Promise<void>
  onCancel?: (() => Promise<void>) | undefined
}

export function CallForm({ free, onBook, onCancel }: CallFormProps) {
  const { t, language } = useTranslation('onboarding')
  const days = daysOf(free)
  const { field, submit, busy, problem, watch, resetField } = useShopForm<{ day: string; time: string }>({
    check: ({ day, time }) => ({ day: !day && 'required', time: !time && 'required' }),
    defaultValues: { day: '', time: '' },
  })
  const cancelling = useAction()
  const chosen = { day: watch('day'), time: watch('time') }
  const times = days.find(({ day }) => day === chosen.day)?.times
  const isDayGone = chosen.day !== '' && !times
  const isTimeGone = chosen.time !== '' && !free.includes(chosen.time)
  // Somebody else has taken what was chosen.
  useEffect(() => {
    if (isDayGone) resetField('day')
    if (isTimeGone) resetField('time')
  }, [isDayGone, isTimeGone, resetField])
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const id = useId()
  const day = field('day')

  return (
    <form
      noValidate
      onSubmit={submit(async ({ time }) => {
        if (!cancelling.isBusy) await onBook(time)
      })}
      aria-describedby={id}
      className="grid max-w-120 gap-4"
    >
      <FormProblem>{problem}</FormProblem>
      {free.length > 0 ? (
        <>
          <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
            <SelectField
              {...day}
              onChange={async (event) => {
                resetField('time')
                await day.onChange(event)
              }}
              label={t('welcome.call.day')}
              placeholder={t('welcome.call.please-select')}
              options={days.map(({ day: value, times: [first] }) => ({
                value,
                label: dayText(new Date(first ?? value), language),
              }))}
            />
            <SelectField
              {...field('time')}
              label={t('welcome.call.time')}
              placeholder={t('welcome.call.please-select')}
              options={(times ?? []).map((time) => ({ value: time, label: timeText(time, language) }))}
            />
          </div>
          <p id={id} className="text-small text-ink-3">
            {t('welcome.call.zone', { zone: zone.replaceAll('_', ' ') })}
          </p>
        </>
      ) : (
        <p id={id} className="text-small text-ink-2">
          {t('welcome.call.none-free')}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {free.length > 0 && <SubmitButton busy={busy}>{t('welcome.call.book')}</SubmitButton>}
        {onCancel && (
          <button
            type="button"
            className="btn btn-plain"
            aria-busy={cancelling.isBusy || undefined}
            onClick={() => {
              if (!busy) void cancelling.run(onCancel)
            }}
          >
            {t('welcome.call.cancel')}
          </button>
        )}
        <span role="alert" className="basis-full text-small text-madder empty:hidden">
          {cancelling.problem}
        </span>
      </p>
    </form>
  )
}

type Day = { day: string; times: string[] }

/** Free appointments, by day in the reader's time zone. */
export function daysOf(
  free: readonly string[],
  dayOf = (timestamp: string) => localDate(new Date(timestamp)),
): Day[] {
  const days = new Map<string, string[]>()
  for (const timestamp of free) days.set(dayOf(timestamp), [...(days.get(dayOf(timestamp)) ?? []), timestamp])
  return [...days].map(([day, times]) => ({ day, times }))
}

import { remindersPath } from '#contract/reminder-paths.ts'
import type { ReminderChoice, Reminders } from '#contract/reminders.ts'
import { type ReminderKind, reminderKinds } from '#domain/practice/reminders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { useSwitches } from '../../platform/use-switches.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'

/** Turns reminders by email on and off; each change is saved at once. */
export function RemindersCard() {
  const { t } = useTranslation('emails')
  const answer = useAccountData<Reminders>(remindersPath)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { chosen, problem, choose } = useSwitches<ReminderKind>((kind, isOn) =>
    answer.mutate((saved) => turn({ ...saved!, [kind]: isOn, time_zone: timeZone }), { revalidate: false }),
  )

  return (
    <Loaded answer={answer} waiting={<WaitingCard height="h-48" />}>
      {(reminders) => (
        <Card title={t('reminders.title')}>
          <div className="mt-2.5">
            {reminderKinds.map((kind) => (
              <CheckField
                key={kind}
                label={t(`reminders.${kind}`)}
                checked={chosen.get(kind) ?? reminders[kind]}
                onChange={({ target }) => choose(kind, target.checked)}
              />
            ))}
          </div>
          <ActionProblem className="mt-1.5">{problem}</ActionProblem>
          <p className="mt-2 text-small text-ink-2">
            {t('reminders.text', { zone: (reminders.time_zone ?? timeZone).replaceAll('_', ' ') })}
          </p>
        </Card>
      )}
    </Loaded>
  )
}

/** All are sent together: the others as they were saved last. */
const turn = (body: ReminderChoice) => callAccount<Reminders>(remindersPath, { method: 'PUT', body })

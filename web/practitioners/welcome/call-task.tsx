import { useRef, useState } from 'react'
import { practitionerPaths } from '#contract/account-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import type { OnboardingCall } from '#contract/practitioners.ts'
import { timestampText } from '#web/platform/dates.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { refreshAccountData, useAccountData } from '#web/platform/session/account-data.ts'
import { callAccount } from '#web/platform/session/session.ts'
import { toast } from '#web/platform/toasts/toast.ts'
import { CallForm } from './call-form.tsx'
import { PracticeTask, TaskEnd, TaskStatus } from './practice-task.tsx'

/** The onboarding call: book, move or cancel it. */
export function CallTask() {
  const { t, language } = useTranslation('onboarding')
  const answer = useAccountData<OnboardingCall>(practitionerPaths.onboardingCall)
  const { data } = answer
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const booked = data?.booked
  const when = booked && timestampText(booked.starts_at, new Date(), language)

  async function send(method: 'POST' | 'DELETE', body?: object) {
    try {
      await callAccount(practitionerPaths.onboardingCall, { method, body })
    } finally {
      // After a refusal, too: somebody else may have taken the time.
      await refreshAccountData(practicePaths.all)
    }
    setOpen(false)
    button.current?.focus()
    toast('success', t(method === 'POST' ? 'welcome.call.done' : 'welcome.call.cancelled'))
  }

  const mayOpen = Boolean(data && (data.booked || data.free.length > 0))
  return (
    <PracticeTask
      icon="phone"
      state={booked ? 'done' : 'later'}
      title={t('welcome.call.title')}
      text={data && !mayOpen ? t('welcome.call.none-free') : t('welcome.call.text')}
      end={
        <TaskEnd answer={answer}>
          {() => (
            <>
              {when && <TaskStatus>{when}</TaskStatus>}
              {mayOpen && (
                <button
                  ref={button}
                  type="button"
                  className="btn btn-plain"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  {t(booked ? 'welcome.call.change' : 'welcome.call.choose')}
                </button>
              )}
            </>
          )}
        </TaskEnd>
      }
    >
      {isOpen && mayOpen && data && (
        <CallForm
          free={data.free}
          onBook={(starts_at) => send('POST', { starts_at })}
          onCancel={booked ? () => send('DELETE') : undefined}
        />
      )}
    </PracticeTask>
  )
}

import { useRef, useState } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import type { Session, SessionList } from '#contract/accounts.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SessionRow } from './session-row.tsx'
import { inOrder } from './sessions.ts'

/** Every device one is signed in on, each to be signed out. */
export function SessionsCard() {
  const { t } = useTranslation('account')
  const list = useAccountData<SessionList>(accountPaths.sessions)
  const [ending, setEnding] = useState<'others' | number>()
  const [problem, setProblem] = useState<string>()
  const sheet = useRef<HTMLUListElement>(null)

  async function signOut(which: 'others' | Session['id'], said: string) {
    setEnding(which)
    setProblem(undefined)
    try {
      const path = which === 'others' ? accountPaths.sessions : accountPaths.session(which)
      await callAccount(path, { method: 'DELETE' })
      await list.mutate()
      // The pressed button is gone.
      sheet.current?.focus()
      toast('success', said)
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setEnding(undefined)
    }
  }

  return (
    <Loaded answer={list} waiting={<WaitingCard height="h-35" />}>
      {({ data }) => (
        <Card
          title={t('sessions.title')}
          className="pb-2.5"
          end={
            data.length > 1 && (
              <button
                type="button"
                className="btn btn-danger btn-dense"
                disabled={ending !== undefined}
                onClick={() => void signOut('others', t('sessions.others-ended'))}
              >
                {t('sessions.end-others')}
              </button>
            )
          }
        >
          <FormProblem>{problem}</FormProblem>
          <ul ref={sheet} tabIndex={-1} aria-label={t('sessions.title')} className="session-rows">
            {inOrder(data).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                disabled={ending !== undefined}
                onEnd={(device) => void signOut(session.id, t('sessions.ended', { device }))}
              />
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  )
}

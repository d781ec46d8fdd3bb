import { useRef, useState } from 'react'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { Remindable, ReminderResults } from '#contract/renewals.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../../platform/session/session.ts'
import { refreshRenewals } from '../change-renewal.ts'
import { nextIds, type Results, withResults } from './sending.ts'

/** Sends the emails, a few with each call; after a failure, the rest can be tried again. */
export function useSending(recipients: readonly Remindable[]) {
  const { t } = useTranslation('renewals')
  const [results, setResults] = useState<Results>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isRunning = useRef(false)

  async function send(words: string) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      let known = results
      for (let ids = nextIds(recipients, known); ids.length > 0; ids = nextIds(recipients, known)) {
        const body = { ids, words }
        known = withResults(
          known,
          await callAccount<ReminderResults>(renewalPaths.emails, { method: 'POST', body }),
        )
        setResults(known)
      }
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      isRunning.current = false
      setBusy(false)
      await refreshRenewals()
    }
  }

  return { results, isBusy, problem, send }
}

import { useRef, useState } from 'react'
import { adminPaths } from '#contract/account-paths.ts'
import { FetchError } from '../../platform/call-api.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'

export type DecisionOutcome = { kind: 'decided' } | { kind: 'decided-elsewhere'; message: string }
type Verdict = { approve: true } | { approve: false; reason: string }

/** Sends a decision once, however often it is pressed. */
export function useDecision(id: number, onOutcome: (outcome: DecisionOutcome) => Promise<void>) {
  const { t } = useTranslation('admin')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)

  async function decide(verdict: Verdict) {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const path = verdict.approve ? adminPaths.approve(id) : adminPaths.refuse(id)
      const body = verdict.approve ? {} : { body: { reason: verdict.reason } }
      await callAccount(path, { method: 'POST', ...body })
      await onOutcome({ kind: 'decided' })
    } catch (error) {
      const message = errorText(error, t)
      const isOver = error instanceof FetchError && error.body?.code === 'already-decided'
      if (isOver) await onOutcome({ kind: 'decided-elsewhere', message })
      else setProblem(message)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { busy, problem, decide }
}

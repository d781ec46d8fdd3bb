import { useRef, useState } from 'react'
import { adminPaths } from '#contract/admin-paths.ts'
import type { ApiPath } from '#contract/calls.ts'
import { isAnswered, useAttempts } from '../../platform/attempt.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'

/** Books one thing at a time, then shows how it is now; `act` returns the answer if it succeeded. */
export function usePayoutAct() {
  const { t } = useTranslation('payouts')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)
  const attempt = useAttempts()

  async function act<Answer>(path: ApiPath, body: object): Promise<Answer | undefined> {
    if (sending.current) return undefined
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await attempt([path, body], (idempotencyKey) =>
        callAccount<Answer>(path, { method: 'POST', body, idempotencyKey }),
      )
      void refreshPayouts()
      return answer
    } catch (error) {
      setProblem(errorText(error, t))
      if (isAnswered(error)) void refreshPayouts()
      return undefined
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { busy, problem, act }
}

/** Also after a refusal: somebody else may have done the same. */
function refreshPayouts(): Promise<unknown> {
  return Promise.all([refreshAccountData('/v2/admin/payouts'), refreshAccountData(adminPaths.audit)])
}

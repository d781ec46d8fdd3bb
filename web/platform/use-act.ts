import { useRef, useState } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { isAnswered, useAttempts } from './attempt.ts'
import { errorText } from './error-text.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { callAccount } from './session/session.ts'

/**
 * Does one thing at a time, each once however often it is pressed; `act` returns the answer if it succeeded. `refresh`
 * is called after every answer, also a refusal: somebody else may have done the same.
 */
export function useAct(words: Parameters<typeof useTranslation>[0], refresh: () => Promise<unknown>) {
  const { t } = useTranslation(words)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)
  const attempt = useAttempts()

  async function act<Answer>(path: ApiPath, body?: object): Promise<Answer | undefined> {
    if (sending.current) return undefined
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await attempt([path, body], (idempotencyKey) =>
        callAccount<Answer>(path, { method: 'POST', body, idempotencyKey }),
      )
      void refresh()
      return answer
    } catch (error) {
      setProblem(errorText(error, t))
      // The form stays as it was sent until the result is known.
      if (isAnswered(error)) void refresh()
      return undefined
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { busy, problem, act }
}

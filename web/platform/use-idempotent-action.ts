import type { ApiPath } from '#contract/calls.ts'
import { isAnswered, useAttempts } from './attempt.ts'
import { errorText } from './error-text.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { callAccount } from './session/session.ts'
import { useAction } from './use-action.ts'

/**
 * Does one thing at a time, each once however often it is pressed; `act` returns the answer if it succeeded. `refresh`
 * is called after every answer, also a refusal: somebody else may have done the same.
 */
export function useIdempotentAction(refresh: () => Promise<unknown>) {
  const { t } = useTranslation('shop')
  const { isBusy, problem, run } = useAction()
  const attempt = useAttempts()

  async function post<Answer>(path: ApiPath, body?: object): Promise<Answer | undefined> {
    let answer: Answer | undefined
    const send = async () => {
      answer = await attempt([path, body], (idempotencyKey) =>
        callAccount<Answer>(path, { method: 'POST', body, idempotencyKey }),
      )
      void refresh()
    }
    await run(send, (error) => {
      // The form stays as it was sent until the result is known.
      if (isAnswered(error)) void refresh()
      return errorText(error, t)
    })
    return answer
  }

  return { isBusy, problem, post }
}

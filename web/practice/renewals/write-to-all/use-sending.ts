import { useState } from 'react'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { Remindable, ReminderResults } from '#contract/renewals.ts'
import { isAnswered, useAttempts } from '../../../platform/attempt.ts'
import { callAccount } from '../../../platform/session/session.ts'
import { useAction } from '../../../platform/use-action.ts'
import { refreshRenewals } from '../change-renewal.ts'
import { type Results, sendToAll } from './sending.ts'

/**
 * Sends the emails, a few with each call; after a failure, the rest can be tried again. A call without an answer is
 * repeated as it was, so that those it reached count as sent; until then `isUnanswered` keeps the words.
 */
export function useSending(recipients: readonly Remindable[]) {
  const [results, setResults] = useState<Results>(new Map())
  const [isUnanswered, setUnanswered] = useState(false)
  const { isBusy, problem, run } = useAction()
  const attempt = useAttempts()

  function sendSome(ids: readonly number[], words: string) {
    const body = { ids, words }
    return attempt(body, (idempotencyKey) =>
      callAccount<ReminderResults>(renewalPaths.emails, { method: 'POST', body, idempotencyKey }),
    )
  }

  async function send(words: string) {
    await run(async () => {
      try {
        await sendToAll(recipients, results, (ids) => sendSome(ids, words), setResults)
        setUnanswered(false)
      } catch (error) {
        setUnanswered(!isAnswered(error))
        throw error
      } finally {
        await refreshRenewals()
      }
    })
  }

  return { results, isUnanswered, isBusy, problem, send }
}

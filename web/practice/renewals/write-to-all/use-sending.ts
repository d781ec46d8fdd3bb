import { useState } from 'react'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { Remindable, ReminderResults } from '#contract/renewals.ts'
import { callAccount } from '../../../platform/session/session.ts'
import { useAction } from '../../../platform/use-action.ts'
import { refreshRenewals } from '../change-renewal.ts'
import { nextIds, type Results, withResults } from './sending.ts'

/** Sends the emails, a few with each call; after a failure, the rest can be tried again. */
export function useSending(recipients: readonly Remindable[]) {
  const [results, setResults] = useState<Results>(new Map())
  const { isBusy, problem, run } = useAction()

  async function send(words: string) {
    let known = results
    await run(async () => {
      try {
        for (let ids = nextIds(recipients, known); ids.length > 0; ids = nextIds(recipients, known)) {
          const body = { ids, words }
          known = withResults(
            known,
            await callAccount<ReminderResults>(renewalPaths.emails, { method: 'POST', body }),
          )
          setResults(known)
        }
      } finally {
        await refreshRenewals()
      }
    })
  }

  return { results, isBusy, problem, send }
}

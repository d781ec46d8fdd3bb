import { FetchError } from '../../platform/call-api.ts'
import { problemCode } from '../../platform/refusals.ts'
import type { Recipient } from './recipients.ts'

/** `here`: only this client fails; `everywhere`: all others would fail, too. */
type RefusalReach = 'here' | 'everywhere'
export type SharingOutcome<Refused> = {
  shared: Recipient[]
  refused: { recipient: Recipient; error: Refused }[]
  /** Not attempted, since a refusal concerned everybody. */
  left: Recipient[]
}

const ofOneClient = ['not-sold-here', 'consent-withdrawn']

/** Invalid data of one client, their country or their withdrawn consent do not prevent sharing with the others. */
export function reachOf(error: unknown): RefusalReach {
  const isInvalid = error instanceof FetchError && (error.status === 400 || error.status === 404)
  return isInvalid || ofOneClient.includes(problemCode(error) ?? '') ? 'here' : 'everywhere'
}

/** One call per client, one after the other: after a failure it is known who has received it. */
export async function shareWithEach<Refused = unknown>(
  recipients: readonly Recipient[],
  send: (recipient: Recipient) => Promise<unknown>,
  reachOf: (error: Refused) => RefusalReach,
): Promise<SharingOutcome<Refused>> {
  const outcome: SharingOutcome<Refused> = { shared: [], refused: [], left: [] }
  for (const [at, recipient] of recipients.entries()) {
    try {
      await send(recipient)
      outcome.shared.push(recipient)
    } catch (error) {
      outcome.refused.push({ recipient, error: error as Refused })
      if (reachOf(error as Refused) === 'here') continue
      outcome.left = recipients.slice(at + 1)
      break
    }
  }
  return outcome
}

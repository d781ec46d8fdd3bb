import type { Recipient } from './recipients.ts'

/** `here`: this client alone; `everywhere`: nobody else would get it either. */
export type RefusalReach = 'here' | 'everywhere'
export type SharingOutcome<Refused> = {
  shared: Recipient[]
  refused: { recipient: Recipient; error: Refused }[]
  /** Not even tried, since a refusal concerned everybody. */
  left: Recipient[]
}

/** One call for each, one after the other: what has arrived is known when something fails. */
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

import { oneTimeHours } from '#domain/accounts/tokens.ts'
import { type BrowserStorage, readStored, removeStored, writeStored } from '#web/platform/storage.ts'

const name = 'pending-activation'

/** Where the email was sent, and the page the user was going to: the link may open in another tab. */
export type PendingActivation = { email: string; redirectTo: string | null }

export function keepPendingActivation(
  storage: BrowserStorage,
  pending: PendingActivation,
  nowMs: number,
): void {
  writeStored(storage, name, pending, nowMs + oneTimeHours.activate * 60 * 60_000)
}

export function readPendingActivation(storage: BrowserStorage, nowMs: number): PendingActivation | undefined {
  return readStored<PendingActivation>(storage, name, nowMs)
}

export function forgetPendingActivation(storage: BrowserStorage): void {
  removeStored(storage, name)
}

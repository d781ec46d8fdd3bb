import { oneTimeHours } from '#domain/accounts/tokens.ts'
import { type Drawer, forget, readStored, store } from '#web/platform/storage.ts'

const name = 'pending-activation'

/** Where the email was sent, and the page the user was going to: the link may open in another tab. */
export type PendingActivation = { email: string; redirectTo: string | null }

export function keepPendingActivation(drawer: Drawer, pending: PendingActivation, nowMs: number): void {
  store(drawer, name, pending, nowMs + oneTimeHours.activate * 60 * 60_000)
}

export function readPendingActivation(drawer: Drawer, nowMs: number): PendingActivation | undefined {
  return readStored<PendingActivation>(drawer, name, nowMs)
}

export function forgetPendingActivation(drawer: Drawer): void {
  forget(drawer, name)
}

import type { Protocol } from '#contract/protocols.ts'
import { emptyLedger, type Ledger, type Pending, shownOf } from './ledger.ts'

/** A protocol in this tab: its ledger, and what that comes to on screen. */
export type Entry = { readonly ledger: Ledger; readonly shown: Protocol | undefined }

const entries = new Map<number, Entry>()
const listeners = new Map<number, Set<() => void>>()
const listenersToAll = new Set<() => void>()

export function entryOf(id: number): Entry | undefined {
  return entries.get(id)
}

export function ledgerOf(id: number): Ledger {
  return entries.get(id)?.ledger ?? emptyLedger
}

export function setLedger(id: number, ledger: Ledger): void {
  if (entries.get(id)?.ledger === ledger) return
  entries.set(id, { ledger, shown: shownOf(ledger) })
  tell(id)
}

export function forgetEntry(id: number): void {
  if (entries.delete(id)) tell(id)
}

export function subscribeTo(id: number, listener: () => void): () => void {
  const own = listeners.get(id) ?? new Set()
  listeners.set(id, own.add(listener))
  return () => void own.delete(listener)
}

export function subscribeToAll(listener: () => void): () => void {
  listenersToAll.add(listener)
  return () => void listenersToAll.delete(listener)
}

/** The protocol whose next change waits for a reason; the first of several. */
export function protocolWithoutReason(): number | undefined {
  return [...entries].find(([, { ledger }]) => ledger.passed)?.[0]
}

/** What has not reached the server. What was on its way may have. */
export function allPending(): [number, Pending[]][] {
  return [...entries]
    .filter(([, { ledger }]) => ledger.pending.length > 0)
    .map(([id, { ledger }]) => [
      id,
      ledger.pending.map((pending, index) =>
        index === 0 && ledger.isSending
          ? { ...pending, unsure: pending.unsure ?? ledger.confirmed }
          : pending,
      ),
    ])
}

export function forgetEntries(): void {
  const known = [...entries.keys()]
  entries.clear()
  known.forEach(tell)
}

function tell(id: number): void {
  for (const listener of [...(listeners.get(id) ?? []), ...listenersToAll]) listener()
}

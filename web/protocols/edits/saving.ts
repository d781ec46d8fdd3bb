import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Protocol } from '#contract/protocols.ts'
import { saidOf } from '../../platform/error-text.ts'
import { callAccount, isSignedIn } from '../../platform/session/session.ts'
import { warn } from '../../platform/session/warn.ts'
import { closeToast } from '../../ui/toasts/toast.ts'
import { applyEdit } from './apply-edit.ts'
import { type Edit, removedBy } from './edit.ts'
import { allPending, entryOf, forgetEntry, ledgerOf, setLedger } from './entries.ts'
import {
  acknowledged,
  asked,
  loaded,
  type Pending,
  reasoned,
  refused,
  sending,
  settled,
  unanswered,
  wasDone,
  withEdit,
} from './ledger.ts'
import { isNotFound, isPassing, isSessionOver, limitsPassed } from './refusals.ts'
import { sendEdit } from './send-edit.ts'
import { sayDone, sayRefused, sayStuck, sayWithdrawn } from './tell-edit.ts'

/** How long a change waits before it is tried again by itself: section 9's error retry. */
export const retryAfterMs = 5000

type Hearers = {
  /** A protocol turned out to be there no more. */
  onGone(id: number): void
  /** A protocol that is not known yet could not be fetched. */
  onMissed(id: number): void
  onChanged(id: number, revision: number): void
}
let hearers: Hearers = { onGone: () => {}, onMissed: () => {}, onChanged: () => {} }
const running = new Set<number>()
/** Of these it has been said that they wait: in which toast. */
const waiting = new Map<number, number>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let sitting = 0

export function hear(next: Hearers): void {
  hearers = next
}

/** Another person, or nobody: what is still on its way concerns no screen any more. */
export function endSaving(): void {
  sitting += 1
  running.clear()
  waiting.clear()
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
}

export function edit(id: number, wanted: Edit): void {
  setLedger(id, withEdit(ledgerOf(id), wanted))
  void run(id)
}

export function retry(id: number): void {
  if (ledgerOf(id).pending.length > 0) void run(id)
  else void load(id).catch(() => {})
}

/** Why the change that waits for it passes an upper limit. */
export function giveReason(id: number, reason: string): void {
  setLedger(id, reasoned(ledgerOf(id), reason))
  void run(id)
}

/** Rather no change than a reason for it. */
export function withdraw(id: number): void {
  const [first] = ledgerOf(id).pending
  setLedger(id, refused(ledgerOf(id)))
  if (first) sayWithdrawn(() => edit(id, first.edit))
  void run(id)
}

/** The network is back. */
export function retryAll(): void {
  for (const [id] of allPending()) void run(id)
}

/** Fetches a protocol. Refusals are logged and thrown. */
export async function load(id: number): Promise<Protocol> {
  const mine = sitting
  try {
    const protocol = await callAccount<Protocol>(protocolPaths.one(id))
    if (mine === sitting) setLedger(id, loaded(ledgerOf(id), protocol))
    return protocol
  } catch (error) {
    warn('A protocol could not be fetched', error)
    if (mine === sitting) fetchFailed(id, error)
    throw error
  }
}

/** One after the other, so that the server gets them in the order they were made. */
async function run(id: number): Promise<void> {
  if (running.has(id)) return
  running.add(id)
  clearTimeout(timers.get(id))
  const mine = sitting
  while (mine === sitting && (await step(id, mine))) {
    // Each step sends one edit, or asks for what changed beside them.
  }
  if (mine === sitting) running.delete(id)
}

async function step(id: number, mine: number): Promise<boolean> {
  const { pending, isOutdated, passed } = ledgerOf(id)
  const [first] = pending
  if (passed) return false
  if (!first) {
    if (!isOutdated) return false
    await load(id).catch(() => {})
    return mine === sitting && ledgerOf(id).pending.length > 0
  }
  try {
    const isDone = first.unsure !== undefined && wasDone(first, await load(id))
    if (mine !== sitting) return false
    if (isDone) {
      reached(id)
      setLedger(id, settled(ledgerOf(id)))
    } else await sendFirst(id, first, mine)
    return mine === sitting
  } catch (error) {
    return mine === sitting && entryOf(id) !== undefined && (await fail(id, first, error))
  }
}

async function sendFirst(id: number, first: Pending, mine: number): Promise<void> {
  setLedger(id, sending(ledgerOf(id)))
  const answer = await sendEdit(id, first)
  if (mine !== sitting) return
  reached(id)
  setLedger(id, acknowledged(ledgerOf(id), answer))
  hearers.onChanged(id, answer.revision ?? 0)
  sayDone(first, (undo) => edit(id, undo))
}

/** Whether there may be more to send. */
async function fail(id: number, first: Pending, error: unknown): Promise<boolean> {
  if (isSessionOver(error) || isPassing(error)) {
    wait(id)
    return false
  }
  const passed = limitsPassed(error)
  if (passed) {
    reached(id)
    setLedger(id, asked(ledgerOf(id), passed))
    return false
  }
  setLedger(id, refused(ledgerOf(id)))
  if (isNotFound(error)) {
    const now = await load(id).catch(() => undefined)
    if (!now) return ledgerOf(id).pending.length > 0
    // Another tab was faster.
    if (removedBy(first.edit) && applyEdit(now, first.edit) === now) return true
  }
  sayRefused(first, saidOf(error), () => edit(id, first.edit))
  return true
}

function wait(id: number): void {
  setLedger(id, unanswered(ledgerOf(id)))
  timers.set(
    id,
    setTimeout(() => void run(id), retryAfterMs),
  )
  if (!waiting.has(id) && isSignedIn())
    waiting.set(
      id,
      sayStuck(() => retry(id)),
    )
}

/** The server answers again: that something waits is true no more. */
function reached(id: number): void {
  const said = waiting.get(id)
  if (said !== undefined) closeToast(said)
  waiting.delete(id)
}

function fetchFailed(id: number, error: unknown): void {
  if (isNotFound(error)) {
    forgetEntry(id)
    hearers.onGone(id)
  } else if (!ledgerOf(id).confirmed && !isSessionOver(error)) hearers.onMissed(id)
}

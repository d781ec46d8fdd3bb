import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Protocol } from '#contract/protocols.ts'
import { isNotFound, isTransient } from '../../platform/call-api.ts'
import { messageOf } from '../../platform/error-text.ts'
import { createOutbox, type PersistedChanges } from '../../platform/outbox/create-outbox.ts'
import { callAccount, isSignedIn } from '../../platform/session/session.ts'
import { warn } from '../../platform/session/warn.ts'
import { createStore } from '../../platform/store/create-store.ts'
import { closeToast } from '../../platform/toasts/toast.ts'
import { setSending } from '../../platform/unsent-changes.ts'
import { applyEdit } from './apply-edit.ts'
import { type Edit, removedBy } from './edit.ts'
import { notifyDone, notifyRefused, notifyUnreached, notifyWithdrawn } from './notify-edit.ts'
import { type Answer, changeOf, type ProtocolChange, protocolRules } from './protocol-changes.ts'
import { forgetProtocolFailure } from './protocol-failure.ts'
import { isSessionOver, limitsPassed } from './refusals.ts'
import { sendEdit } from './send-edit.ts'

type Followers = {
  /** A protocol turned out to be deleted. */
  onGone(id: number): void
  /** A protocol could not be loaded for the first time. */
  onMissed(id: number): void
  onChanged(id: number, revision: number | undefined): void
}
const followers = createStore<Followers>({ onGone() {}, onMissed() {}, onChanged() {} })
export const followChanges: (next: Followers) => void = followers.set

/** How long changes and text that did not reach the server wait for their user. */
export const unsavedTtlMs = 12 * 3_600_000

/** All protocols in this tab: the server's data and the pending changes. */
export const protocolOutbox = createOutbox<Protocol, ProtocolChange, Answer>({
  rules: protocolRules,
  send: sendEdit,

  async load(id) {
    try {
      return await callAccount<Protocol>(protocolPaths.one(id))
    } catch (error) {
      warn('A protocol could not be fetched', error)
      throw error
    }
  },

  classifyError(error) {
    if (isSessionOver(error) || isTransient(error)) return 'waits'
    const question = limitsPassed(error)
    return question ? { question } : 'refused'
  },

  persistence: { name: 'unsaved', ttlMs: unsavedTtlMs, parse: changesIn },

  onDone(id, change, { revision }) {
    followers.get().onChanged(id, revision)
    notifyDone(change, (undo) => edit(id, undo))
  },

  async onRefused(id, change, error) {
    if (isNotFound(error)) {
      const now = await protocolOutbox.load(id).catch(() => undefined)
      // Another tab was faster.
      if (!now || (removedBy(change.edit) && applyEdit(now, change.edit) === now)) return
    }
    notifyRefused(id, change, messageOf(error), () => edit(id, change.edit))
  },

  onLoadFailed(id, error) {
    if (isNotFound(error)) {
      protocolOutbox.remove(id)
      followers.get().onGone(id)
    } else if (!protocolOutbox.find(id)?.confirmed && !isSessionOver(error)) followers.get().onMissed(id)
  },

  onStuck(id) {
    if (!isSignedIn()) return undefined
    const said = notifyUnreached(() => protocolOutbox.retry(id))
    return () => closeToast(said)
  },
})

export function edit(id: number, wanted: Edit): void {
  forgetProtocolFailure()
  const key = crypto.randomUUID()
  protocolOutbox.add(id, { ...changeOf(protocolOutbox.find(id)?.shown, wanted), key })
}

/**
 * Before the server reads a protocol, as for a printout, a copy or a share: it has to know all changes of this tab.
 * Throws if it does not.
 */
export async function sendChanges(id: number): Promise<void> {
  if (!(await protocolOutbox.flush(id))) throw new Error('Some changes of the protocol could not be sent')
}
setSending(sendChanges)

/** Gives the reason for the waiting change that exceeds an upper level. */
export function giveReason(id: number, reason: string): void {
  protocolOutbox.amend(id, (change) => ({ ...change, reason }))
}

/** Drops the change instead of giving a reason. */
export function withdraw(id: number): void {
  const change = protocolOutbox.withdraw(id)
  if (change) notifyWithdrawn(() => edit(id, change.edit))
}

/** The protocol whose next change waits for a reason; the first of several. */
export function protocolWithoutReason(): number | undefined {
  return [...protocolOutbox.entries.get()].find(([, { question }]) => question)?.[0]
}

type StoredChanges = PersistedChanges<Protocol, ProtocolChange>

function changesIn(stored: unknown): StoredChanges | undefined {
  const { user_id, changes } = (stored ?? {}) as Partial<StoredChanges>
  const isWhole =
    typeof user_id === 'number' &&
    Array.isArray(changes) &&
    changes.every(([, pending]) => pending.every(({ change }) => typeof change.edit.kind === 'string'))
  return isWhole ? { user_id, changes } : undefined
}

import { persisted } from '../../platform/store/persisted.ts'
import { forgetDrafts, type KeptDrafts, keptDrafts } from './drafts.ts'
import { protocolOutbox } from './protocol-outbox.ts'
import { saveDraft } from './save-draft.ts'

/** What one person typed that is no change yet. Like changes that did not reach the server it stays in its tab. */
type OwnDrafts = { user_id: number; drafts: KeptDrafts }

const ownDrafts = persisted<OwnDrafts | undefined>({
  in: 'sessionStorage',
  name: 'unsaved-drafts',
  keptMs: 12 * 3_600_000,
  parse(stored) {
    const { user_id, drafts } = (stored ?? {}) as Partial<OwnDrafts>
    const isWhole =
      typeof user_id === 'number' &&
      Array.isArray(drafts) &&
      drafts.flat().every((text) => typeof text === 'string')
    return isWhole ? { user_id, drafts } : undefined
  },
})

/** A practitioner is signed in: what they left unsaved in this tab goes on its way. */
export function resume(user: number): void {
  const left = ownDrafts.read()
  ownDrafts.write(undefined)
  protocolOutbox.resume(user)
  if (left?.user_id === user) for (const [key, text] of left.drafts) saveDraft(key, text)
}

/** The session of this person ended by itself: what is unsaved waits for them. Says whether there is any. */
export function suspend(user: number): boolean {
  const isAnythingTyped = keptDrafts().length > 0
  persistDrafts(user)
  forgetDrafts()
  return protocolOutbox.suspend() || isAnythingTyped
}

/** A logout that was wanted leaves nothing behind. */
export function clear(): void {
  forgetDrafts()
  protocolOutbox.clear()
  dropPersisted()
}

/** The page goes: what is on its way may not arrive. */
export function persistPending(user: number): void {
  persistDrafts(user)
  protocolOutbox.persistPending()
}

export function dropPersisted(): void {
  ownDrafts.write(undefined)
  protocolOutbox.dropPersisted()
}

function persistDrafts(user: number): void {
  const drafts = keptDrafts()
  ownDrafts.write(drafts.length > 0 ? { user_id: user, drafts } : undefined)
}

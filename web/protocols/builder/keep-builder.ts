import { protocolPaths } from '#contract/protocol-paths.ts'
import type { BuilderSettings } from '#contract/protocols.ts'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import type { Builder } from '#domain/protocols/builder/builder.ts'
import { callAccount } from '../../platform/session/session.ts'
import { sessionStore } from '../../platform/session/session-store.ts'
import { readTokens } from '../../platform/session/tokens.ts'
import { warn } from '../../platform/session/warn.ts'
import { browserStorage } from '../../platform/storage.ts'
import { createStore } from '../../platform/store/create-store.ts'
import { persisted } from '../../platform/store/persisted.ts'
import { forgetDrafts, type KeptDrafts, keptDrafts } from '../edits/drafts.ts'
import { notify } from '../edits/notify.ts'
import { otherTabs, type TabMessage } from '../edits/other-tabs.ts'
import { forgetProtocolFailure } from '../edits/protocol-failure.ts'
import { protocolOutbox, unsavedTtlMs } from '../edits/protocol-outbox.ts'
import { saveDraft } from '../edits/save-draft.ts'
import { builderState } from './builder-state.ts'
import { followProtocols, handleProtocolMessage } from './follow-protocols.ts'
import {
  clearSuspended,
  isBuilderKey,
  persistSuspended,
  readBuilder,
  storeBuilder,
  takeSuspended,
} from './kept-builder.ts'
import { coverQuery } from './use-screen.ts'

/** Text that a user typed but did not submit. Like changes that did not reach the server, it stays in its tab. */
type OwnDrafts = { user_id: number; drafts: KeptDrafts }

const ownDrafts = persisted<OwnDrafts | undefined>({
  in: 'sessionStorage',
  name: 'unsaved-drafts',
  ttlMs: unsavedTtlMs,
  parse(stored) {
    const { user_id, drafts } = (stored ?? {}) as Partial<OwnDrafts>
    const isWhole =
      typeof user_id === 'number' &&
      Array.isArray(drafts) &&
      drafts.flat().every((text) => typeof text === 'string')
    return isWhole ? { user_id, drafts } : undefined
  },
})

/** A practitioner has logged in: unsaved changes left in this tab are sent. */
function resume(user: number): void {
  const left = ownDrafts.read()
  ownDrafts.write(undefined)
  protocolOutbox.resume(user)
  if (left?.user_id === user) for (const [key, text] of left.drafts) saveDraft(key, text)
}

/** The session expired: unsaved changes wait for the same user. Returns whether there are any. */
function suspend(user: number): boolean {
  const isAnythingTyped = keptDrafts().length > 0
  persistDrafts(user)
  forgetDrafts()
  return protocolOutbox.suspend() || isAnythingTyped
}

/** An intended logout leaves nothing behind. */
function clear(): void {
  forgetDrafts()
  protocolOutbox.clear()
  dropPersisted()
}

/** The page is closing: calls in progress may not arrive. */
function persistPending(user: number): void {
  persistDrafts(user)
  protocolOutbox.persistPending()
}

function dropPersisted(): void {
  ownDrafts.write(undefined)
  protocolOutbox.dropPersisted()
}

function persistDrafts(user: number): void {
  const drafts = keptDrafts()
  ownDrafts.write(drafts.length > 0 ? { user_id: user, drafts } : undefined)
}

/** The user whose builder is stored now. */
const owner = createStore<{
  userId?: number | undefined
  /** Whether the session is being ended intentionally, and in which tab. */
  leaving?: 'here' | 'elsewhere' | undefined
}>({})
const kept = ['mode', 'isOn', 'isUnfolded', 'width', 'activeId'] as const

/** Follows the session, the storage and the other tabs for as long as the page exists. */
export function keepBuilder(): void {
  builderState.subscribe(remember)
  followProtocols()
  otherTabs.listen(handleTabMessage)
  addEventListener('storage', ({ key }) => isBuilderKey(key) && followStorage())
  addEventListener('online', protocolOutbox.retryAll)
  addEventListener('pagehide', () => {
    const { userId } = owner.get()
    if (userId !== undefined) persistPending(userId)
  })
  // The page was restored from the back/forward cache, with all its state.
  addEventListener('pageshow', ({ persisted }) => persisted && dropPersisted())
  sessionStore.subscribe(followSession)
  followSession()
}

function followSession(): void {
  const { state, user, isLoggingOut } = sessionStore.get()
  const builds = isPractitioner(user?.user_type_id) ? user?.id : undefined
  if (isLoggingOut) owner.patch({ leaving: 'here' })
  const { userId } = owner.get()
  if (userId !== undefined && builds !== userId && state !== 'unknown') leave()
  if (builds !== undefined && owner.get().userId === undefined) enter(builds)
}

function enter(id: number): void {
  owner.set({ userId: id })
  // The previous user's.
  forgetProtocolFailure()
  const suspended = takeSuspended(browserStorage('sessionStorage'), id, Date.now())
  const { isUnfolded, ...found } = suspended ?? readBuilder(browserStorage('localStorage'), id, Date.now())
  builderState.send({
    type: 'signed-in',
    isPractitioner: true,
    ...found,
    // A panel that covers all or half of the page stays closed until requested.
    isUnfolded: isUnfolded && found.mode === 'redesign' && !isCovering(),
  })
  resume(id)
  callAccount<BuilderSettings>(protocolPaths.builder).then(
    ({ mode }) => owner.get().userId === id && builderState.send({ type: 'mode-set', mode }),
    (error: unknown) => warn('The builder’s settings could not be fetched', error),
  )
}

function isCovering(): boolean {
  return matchMedia(coverQuery).matches
}

function leave(): void {
  const storage = browserStorage('sessionStorage')
  const { userId, leaving } = owner.get()
  const { mode, isOn, isUnfolded, width, activeId } = builderState.get()
  if (!leaving && storage && userId !== undefined)
    persistSuspended(storage, userId, { mode, isOn, isUnfolded, width, activeId }, Date.now())
  if (leaving || userId === undefined) clear()
  else if (suspend(userId)) notify('warning', 'session-expired')
  owner.patch({ userId: undefined })
  if (leaving === 'here') otherTabs.post({ kind: 'left' })
  builderState.send({ type: 'signed-out' })
}

function remember(before: Builder): void {
  const builder = builderState.get()
  // Written only when it changes in this tab: otherwise it would overwrite another tab's newer value.
  if (kept.every((key) => builder[key] === before[key])) return
  const storage = browserStorage('localStorage')
  const { userId } = owner.get()
  if (userId === undefined || builder.state === 'Unauthorized' || !storage) return
  const { mode, isOn, width, activeId } = builder
  // Where no panel fits beside the page, whether it is folded is not stored.
  const hasPanel = mode === 'redesign' && !isCovering()
  const { isUnfolded } = hasPanel ? builder : readBuilder(storage, userId, Date.now())
  storeBuilder(storage, userId, { mode, isOn, isUnfolded, width, activeId }, Date.now())
}

function followStorage(): void {
  const storage = browserStorage('localStorage')
  const { userId } = owner.get()
  // All personal data were cleared, and the session will follow.
  if (userId === undefined || !storage || !readTokens()) return
  const { mode, isOn, activeId } = readBuilder(storage, userId, Date.now())
  builderState.send({ type: 'mode-set', mode })
  builderState.send({ type: 'followed', isOn, activeId })
}

function handleTabMessage(message: TabMessage): void {
  if (message.kind === 'left') {
    owner.patch({ leaving: 'elsewhere' })
    if (owner.get().userId !== undefined) return
    dropPersisted()
    const storage = browserStorage('sessionStorage')
    if (storage) clearSuspended(storage)
  } else handleProtocolMessage(message)
}

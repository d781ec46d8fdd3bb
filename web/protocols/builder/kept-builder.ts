import { type BuilderFrame, builderWidth } from '#domain/protocols/builder/builder.ts'
import { defaultBuilderMode } from '#domain/protocols/builder-mode.ts'
import { type BrowserStorage, readStored, removeStored, writeStored } from '../../platform/storage.ts'

const names = { builder: 'builder', active: 'active-protocol', suspended: 'builder-suspended' } as const
/** A tab that was open before the name changed may still have it. */
const formerSuspended = 'builder-asleep'
const frameKeptMs = 365 * 86_400_000
export const activeKeptMs = 12 * 3_600_000

/** The cached id of the active protocol. */
type CachedActive = { user_id: number; active_protocol: number }
export type StoredBuilder = BuilderFrame & { activeId: number | null }

const usual: BuilderFrame = {
  mode: defaultBuilderMode,
  isOn: false,
  isUnfolded: true,
  width: builderWidth.usual,
}

/** The builder's state stored in this browser; data of another user, or of a builder that is off, are deleted. */
export function readBuilder(
  storage: BrowserStorage | undefined,
  userId: number,
  nowMs: number,
): StoredBuilder {
  if (!storage) return { ...usual, activeId: null }
  const frame = { ...usual, ...readStored<Partial<BuilderFrame>>(storage, names.builder, nowMs) }
  const cached = readStored<CachedActive>(storage, names.active, nowMs)
  const isTheirs = cached?.user_id === userId && frame.isOn
  if (cached && cached.user_id !== userId) removeStored(storage, names.active)
  return { ...frame, activeId: isTheirs ? cached.active_protocol : null }
}

/**
 * Writes only what changed, so that the active protocol expires by the time it was chosen, and tabs that follow
 * each other do not loop. In this order other tabs never see a builder turned on without its protocol.
 */
export function storeBuilder(
  storage: BrowserStorage,
  userId: number,
  { activeId, ...frame }: StoredBuilder,
  nowMs: number,
): void {
  const active = frame.isOn ? activeId : null
  if (active !== null) storeActive(storage, { user_id: userId, active_protocol: active }, nowMs)
  const known = { ...usual, ...readStored<Partial<BuilderFrame>>(storage, names.builder, nowMs) }
  if (!isSame(known, frame)) writeStored(storage, names.builder, frame, nowMs + frameKeptMs)
  if (active === null) removeStored(storage, names.active)
}

/** Kept for the same user in the same tab, since the end of a session clears the permanent storage. */
export function persistSuspended(
  storage: BrowserStorage,
  userId: number,
  builder: StoredBuilder,
  nowMs: number,
): void {
  writeStored(storage, names.suspended, { ...builder, user_id: userId }, nowMs + activeKeptMs)
}

/** Resumes the suspended state, once; nothing for another user. */
export function takeSuspended(
  storage: BrowserStorage | undefined,
  userId: number,
  nowMs: number,
): StoredBuilder | undefined {
  if (!storage) return undefined
  const read = (name: string) => readStored<StoredBuilder & { user_id: number }>(storage, name, nowMs)
  const suspended = read(names.suspended) ?? read(formerSuspended)
  clearSuspended(storage)
  if (suspended?.user_id !== userId) return undefined
  const { user_id: _, ...builder } = suspended
  return builder
}

export function clearSuspended(storage: BrowserStorage): void {
  removeStored(storage, names.suspended)
  removeStored(storage, formerSuspended)
}

export function isBuilderKey(key: string | null): boolean {
  return key === null || Object.values(names).some((name) => key.endsWith(`:${name}`))
}

function storeActive(storage: BrowserStorage, active: CachedActive, nowMs: number): void {
  const known = readStored<CachedActive>(storage, names.active, nowMs)
  if (known?.user_id === active.user_id && known.active_protocol === active.active_protocol) return
  writeStored(storage, names.active, active, nowMs + activeKeptMs)
}

function isSame(one: BuilderFrame, other: BuilderFrame): boolean {
  return (['mode', 'isOn', 'isUnfolded', 'width'] as const).every((key) => one[key] === other[key])
}

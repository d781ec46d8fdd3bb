import type { BuilderMode } from '../builder-mode.ts'
import {
  type Builder,
  type BuilderEvent,
  type BuilderFrame,
  type BuilderState,
  type BuilderView,
  builderWidth,
  unauthorized,
} from './builder.ts'

type EventType = BuilderEvent['type']
type Of<E extends EventType> = Extract<BuilderEvent, { type: E }>
type InState<S extends BuilderState> = Extract<Builder, { state: S }>
type Transitions<S extends BuilderState> = { [E in EventType]?: (from: InState<S>, event: Of<E>) => Builder }
type CommonTransitions = { [E in EventType]?: (from: Builder, event: Of<E>) => Builder }

const rest = (mode: BuilderMode, isProtocolMissed = false): BuilderView =>
  mode === 'standard'
    ? { state: 'Default', activeId: null, isProtocolMissed }
    : { state: 'ListingProtocols', activeId: null, isProtocolMissed }
const listing = (activeId: number | null): BuilderView => ({
  state: 'ListingProtocols',
  activeId,
  isProtocolMissed: false,
})
const active = (activeId: number): BuilderView => ({ state: 'ActiveProtocol', activeId })
const viewOf = (mode: BuilderMode, activeId: number | null) =>
  activeId === null ? rest(mode) : active(activeId)

function show(from: Builder, view: BuilderView, change: Partial<BuilderFrame> = {}): Builder {
  const { mode, isOn, isUnfolded, width } = from
  return { mode, isOn, isUnfolded, width, ...change, ...view }
}

/** When it is turned on or off, the builder keeps a protocol only while it is being edited. */
function turn(from: Builder, isOn: boolean, otherwise: BuilderView): Builder {
  return show(from, from.state === 'ActiveProtocol' ? active(from.activeId) : otherwise, { isOn })
}

/** The protocol that products are added to no longer exists. */
function lose(from: Builder, protocolId: number, view: BuilderView): Builder {
  return from.activeId === protocolId ? show(from, view) : from
}

const forms: readonly BuilderState[] = [
  'CreatingProtocol',
  'EditingProtocol',
  'SharingProtocol',
  'AddingNote',
]

const anywhere: CommonTransitions = {
  'signed-out': () => unauthorized,
  'mode-set': (from, { mode }) =>
    mode === from.mode ? from : show(from, viewOf(mode, from.activeId), { mode }),
  toggled: (from) => turn(from, !from.isOn, rest(from.mode)),
  closed: (from) => show(from, listing(null), { isOn: false }),
  folded: (from, { isUnfolded }) => ({ ...from, isUnfolded }),
  widened: (from, { width }) => ({ ...from, width: clampWidth(width) }),
  listed: (from) => show(from, listing(from.activeId), { isOn: true, isUnfolded: true }),
  'creating-started': (from, { name }) =>
    show(
      from,
      { state: 'CreatingProtocol', activeId: from.activeId, name },
      { isOn: true, isUnfolded: true },
    ),
  selected: (from, { protocolId }) => show(from, active(protocolId), { isOn: true }),
  'product-added': (from, { variantId }) => {
    if (from.activeId === null)
      return show(from, rest(from.mode, true), { isOn: true, isUnfolded: from.mode === 'redesign' })
    return show(
      from,
      from.mode === 'standard'
        ? { state: 'ProductAdded', activeId: from.activeId, variantId }
        : active(from.activeId),
      { isOn: true },
    )
  },
  deleted: (from, { protocolId }) => lose(from, protocolId, rest(from.mode)),
  'load-failed': (from, { protocolId }) => lose(from, protocolId, rest(from.mode)),
  followed: (from, { isOn, activeId }) => {
    if (forms.includes(from.state) || !isOn || activeId === from.activeId)
      return isOn === from.isOn ? from : { ...from, isOn }
    return show(from, viewOf(from.mode, activeId), { isOn })
  },
}

const fromActive: Transitions<'ActiveProtocol' | 'ProductAdded' | 'AddingNote'> = {
  'editing-started': (from) => show(from, { state: 'EditingProtocol', activeId: from.activeId }, unfolded),
  'sharing-started': (from) => show(from, { state: 'SharingProtocol', activeId: from.activeId }, unfolded),
}
const unfolded = { isOn: true, isUnfolded: true }
const back = (from: Builder) => show(from, viewOf(from.mode, from.activeId))

/** The builder's transitions as a table. Events that a state does not list change nothing. */
const table: { [S in BuilderState]: Transitions<S> } = {
  Unauthorized: {
    'signed-in': (from, { isPractitioner, activeId, mode, isOn, isUnfolded, width }) =>
      isPractitioner
        ? show(from, viewOf(mode, isOn ? activeId : null), {
            mode,
            isOn,
            isUnfolded,
            width: clampWidth(width),
          })
        : from,
  },
  Default: anywhere,
  ListingProtocols: { ...anywhere, 'went-back': back },
  CreatingProtocol: {
    ...anywhere,
    'went-back': back,
    deleted: (from, { protocolId }) => lose(from, protocolId, { ...from, activeId: null }),
    'load-failed': (from, { protocolId }) => lose(from, protocolId, { ...from, activeId: null }),
  },
  ActiveProtocol: { ...anywhere, ...fromActive },
  EditingProtocol: {
    ...anywhere,
    'went-back': back,
    deleted: (from, { protocolId }) => lose(from, protocolId, listing(null)),
  },
  SharingProtocol: { ...anywhere, 'went-back': back },
  ProductAdded: {
    ...anywhere,
    ...fromActive,
    'went-back': back,
    'note-started': (from) => ({ ...from, state: 'AddingNote' }),
    'note-done': back,
  },
  AddingNote: { ...anywhere, ...fromActive, 'went-back': back, 'note-done': back },
}

export function nextBuilder(from: Builder, event: BuilderEvent): Builder {
  const move = table[from.state][event.type] as ((from: Builder, event: BuilderEvent) => Builder) | undefined
  return move ? move(from, event) : from
}

export function clampWidth(width: number): number {
  const { least, usual, most } = builderWidth
  return Number.isFinite(width) ? Math.min(most, Math.max(least, Math.round(width))) : usual
}

import { describe, expect, test } from 'vitest'
import { type BuilderMode, builderModes } from '../builder-mode.ts'
import {
  type Builder,
  type BuilderEvent,
  type BuilderState,
  type BuilderView,
  builderStates,
  unauthorized,
} from './builder.ts'
import { clampWidth, nextBuilder } from './transitions.ts'

const sleep = 7
const energy = 8
const zinc = 21
const frame = (mode: BuilderMode) => ({ mode, isOn: true, isUnfolded: true, width: 400 })

/** The builder's states, each with typical data. */
const views: Record<BuilderState, BuilderView> = {
  Unauthorized: { state: 'Unauthorized', activeId: null },
  Default: { state: 'Default', activeId: null, isProtocolMissed: false },
  ListingProtocols: { state: 'ListingProtocols', activeId: sleep, isProtocolMissed: false },
  CreatingProtocol: { state: 'CreatingProtocol', activeId: sleep, name: 'Histamine' },
  ActiveProtocol: { state: 'ActiveProtocol', activeId: sleep },
  EditingProtocol: { state: 'EditingProtocol', activeId: sleep },
  SharingProtocol: { state: 'SharingProtocol', activeId: sleep },
  AddingNote: { state: 'AddingNote', activeId: sleep, variantId: zinc },
  ProductAdded: { state: 'ProductAdded', activeId: sleep, variantId: zinc },
}

const events = {
  'signed in': {
    type: 'signed-in',
    isPractitioner: true,
    activeId: energy,
    mode: 'standard',
    isOn: true,
    isUnfolded: false,
    width: 500,
  },
  'signed in as a client': {
    type: 'signed-in',
    isPractitioner: false,
    activeId: energy,
    mode: 'standard',
    isOn: true,
    isUnfolded: false,
    width: 500,
  },
  'signed out': { type: 'signed-out' },
  toggled: { type: 'toggled' },
  closed: { type: 'closed' },
  folded: { type: 'folded', isUnfolded: false },
  widened: { type: 'widened', width: 620 },
  listed: { type: 'listed' },
  creating: { type: 'creating-started', name: 'Iron' },
  selected: { type: 'selected', protocolId: energy },
  editing: { type: 'editing-started' },
  sharing: { type: 'sharing-started' },
  back: { type: 'went-back' },
  added: { type: 'product-added', variantId: 33 },
  'note begun': { type: 'note-started' },
  'note done': { type: 'note-done' },
  'active one deleted': { type: 'deleted', protocolId: sleep },
  'other one deleted': { type: 'deleted', protocolId: energy },
  'active one not loaded': { type: 'load-failed', protocolId: sleep },
  'other one not loaded': { type: 'load-failed', protocolId: energy },
  'other tab chose another': { type: 'followed', isOn: true, activeId: energy },
  'other tab chose none': { type: 'followed', isOn: true, activeId: null },
  'other tab switched off': { type: 'followed', isOn: false, activeId: null },
} as const satisfies Record<string, BuilderEvent>
type EventName = keyof typeof events

/**
 * The target of each event, by state in this order: U(nauthorized) D(efault) L(isting) C(reating) A(ctive) E(diting)
 * S(haring) N(ote being added) P(roduct added). A dot means unchanged; R is the mode's resting state: Default in
 * standard, the listing in redesign; K is where an added product is shown: ProductAdded in standard, active in
 * redesign.
 */
const expected: Record<EventName, string> = {
  'signed in': 'A........',
  'signed in as a client': '.........',
  'signed out': '.UUUUUUUU',
  toggled: '.RRRARRRR',
  closed: '.LLLLLLLL',
  folded: '.........',
  widened: '.........',
  listed: '.LLLLLLLL',
  creating: '.CCCCCCCC',
  selected: '.AAAAAAAA',
  editing: '....E..EE',
  sharing: '....S..SS',
  back: '..AA.AAAA',
  added: '.RKKKKKKK',
  'note begun': '........N',
  'note done': '.......AA',
  'active one deleted': '..R.RLRRR',
  'other one deleted': '.........',
  'active one not loaded': '..R.RRRRR',
  'other one not loaded': '.........',
  'other tab chose another': '.AA.A...A',
  'other tab chose none': '..R.R...R',
  'other tab switched off': '.........',
}
const letters: Record<string, BuilderState> = {
  U: 'Unauthorized',
  D: 'Default',
  L: 'ListingProtocols',
  C: 'CreatingProtocol',
  A: 'ActiveProtocol',
  E: 'EditingProtocol',
  S: 'SharingProtocol',
  N: 'AddingNote',
  P: 'ProductAdded',
}

function stateOf(letter: string, from: BuilderState, mode: BuilderMode): BuilderState {
  const isStandard = mode === 'standard'
  if (letter === '.') return from
  if (letter === 'R') return isStandard ? 'Default' : 'ListingProtocols'
  if (letter === 'K') return isStandard ? 'ProductAdded' : 'ActiveProtocol'
  return letters[letter] ?? from
}

const order: readonly BuilderState[] = [
  'Unauthorized',
  'Default',
  'ListingProtocols',
  'CreatingProtocol',
  'ActiveProtocol',
  'EditingProtocol',
  'SharingProtocol',
  'AddingNote',
  'ProductAdded',
]

describe.each(builderModes)('in %s mode', (mode) => {
  const cells = (Object.keys(events) as EventName[]).flatMap((event) =>
    order.map((from, at) => ({ event, from, to: stateOf(expected[event][at] ?? '?', from, mode) })),
  )

  test('every state has an expected result for every event', { tags: 'builder-states' }, () => {
    expect(order).toHaveLength(builderStates.length)
    expect(Object.values(expected).map(({ length }) => length)).toEqual(
      Object.keys(events).map(() => builderStates.length),
    )
  })

  test.each(cells)('$from, $event: $to', { tags: 'builder-list-loaded' }, ({ event, from, to }) => {
    const next = nextBuilder({ ...frame(mode), ...views[from] }, events[event])
    expect(next.state).toBe(to)
  })

  const at = (state: BuilderState): Builder => ({ ...frame(mode), ...views[state] })
  const moved = (state: BuilderState, name: EventName) => nextBuilder(at(state), events[name])

  test('a practitioner who comes back finds the protocol they worked on', () => {
    expect(moved('Unauthorized', 'signed in')).toEqual({
      state: 'ActiveProtocol',
      activeId: energy,
      mode: 'standard',
      isOn: true,
      isUnfolded: false,
      width: 500,
    })
  })

  test('a builder that is off saves no protocol', () => {
    const signedIn: BuilderEvent = { ...events['signed in'], mode, isOn: false }
    expect(nextBuilder(unauthorized, signedIn).activeId).toBeNull()
  })

  test('selecting a protocol makes it active, and turns the builder on', { tags: 'builder-select' }, () => {
    const off = { ...at('ListingProtocols'), isOn: false }
    expect(nextBuilder(off, events.selected)).toMatchObject({ activeId: energy, isOn: true })
  })

  test('toggling keeps the protocol only while it is being edited', { tags: 'builder-toggle' }, () => {
    expect(moved('ActiveProtocol', 'toggled')).toMatchObject({ isOn: false, activeId: sleep })
    expect(moved('EditingProtocol', 'toggled')).toMatchObject({ isOn: false, activeId: null })
    expect(nextBuilder(moved('ActiveProtocol', 'toggled'), events.toggled)).toEqual(at('ActiveProtocol'))
  })

  test('closing the panel turns the builder off', { tags: 'builder-close' }, () => {
    for (const state of ['ActiveProtocol', 'SharingProtocol'] as const) {
      const closed = moved(state, 'closed')
      expect(closed).toMatchObject({ isOn: false, activeId: null })
      expect(nextBuilder(closed, events.toggled)).toMatchObject({ isOn: true, activeId: null })
    }
  })

  test('folding only hides the panel', () => {
    expect(moved('ActiveProtocol', 'folded')).toEqual({ ...at('ActiveProtocol'), isUnfolded: false })
  })

  test('listing or creating protocols keeps the active one', { tags: 'builder-back' }, () => {
    expect(moved('ActiveProtocol', 'listed')).toMatchObject({ activeId: sleep, isUnfolded: true })
    expect(moved('ActiveProtocol', 'creating')).toMatchObject({ activeId: sleep, name: 'Iron' })
    expect(nextBuilder(moved('ActiveProtocol', 'creating'), events.back)).toEqual(at('ActiveProtocol'))
  })

  test('without an active protocol, back leads to the mode’s resting state', {
    tags: 'builder-start',
  }, () => {
    const creating: Builder = { ...frame(mode), state: 'CreatingProtocol', activeId: null, name: '' }
    expect(nextBuilder(creating, events.back).state).toBe(stateOf('R', 'CreatingProtocol', mode))
  })

  test('adding without a protocol shows a message, and opens the panel if there is one', {
    tags: 'builder-add-without',
  }, () => {
    const folded = { ...frame(mode), isOn: false, isUnfolded: false }
    const none = nextBuilder({ ...folded, ...views.Default, activeId: null } as Builder, events.added)
    expect(none).toMatchObject({ isProtocolMissed: true, isOn: true, isUnfolded: mode === 'redesign' })
  })

  test('products are added to the active protocol in every view', () => {
    for (const state of order.slice(2)) expect(moved(state, 'added').activeId).toBe(sleep)
  })

  test('a new protocol being typed survives the loss of the active one', () => {
    expect(moved('CreatingProtocol', 'active one deleted')).toMatchObject({
      activeId: null,
      name: 'Histamine',
    })
  })

  test('another tab’s changes do not close a form that is being filled in', () => {
    const stays = ['CreatingProtocol', 'EditingProtocol', 'SharingProtocol', 'AddingNote'] as const
    for (const state of stays) expect(moved(state, 'other tab chose another')).toEqual(at(state))
    expect(moved('ActiveProtocol', 'other tab switched off')).toMatchObject({ isOn: false, activeId: sleep })
  })

  test('news from another tab that changes nothing keeps the same state object', () => {
    const off = moved('ActiveProtocol', 'toggled')
    expect(nextBuilder(off, events['other tab switched off'])).toBe(off)
  })

  test('changing the mode keeps the protocol', () => {
    const other = mode === 'standard' ? 'redesign' : 'standard'
    const changed = nextBuilder(at('SharingProtocol'), { type: 'mode-set', mode: other })
    expect(changed).toMatchObject({ mode: other, state: 'ActiveProtocol', activeId: sleep })
    expect(nextBuilder(at('SharingProtocol'), { type: 'mode-set', mode })).toEqual(at('SharingProtocol'))
  })
})

test('the panel is between 300 and 900 pixels wide', { tags: 'constant-builder-width' }, () => {
  expect([120, 300, 555.4, 900, 5000, Number.NaN].map(clampWidth)).toEqual([300, 300, 555, 900, 900, 400])
})

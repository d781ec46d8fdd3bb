import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builderModes } from '../builder-mode.ts'
import { type BuilderEvent, type BuilderState, builderWidth, unauthorized } from './builder.ts'
import { nextBuilder } from './transitions.ts'

test('a new builder is off, 400 pixels wide, in redesign mode', { tags: 'builder-defaults' }, () => {
  expect(unauthorized).toMatchObject({ isOn: false, width: 400, mode: 'redesign' })
})

const anyId = fc.integer({ min: 1, max: 3 })
const anyMode = fc.constantFrom(...builderModes)
const type = <T extends BuilderEvent['type']>(of: T) => ({ type: fc.constant(of) })
const anyEvent: fc.Arbitrary<BuilderEvent> = fc.oneof(
  fc.record({
    ...type('signed-in'),
    isPractitioner: fc.boolean(),
    mode: anyMode,
    isOn: fc.boolean(),
    isUnfolded: fc.boolean(),
    width: fc.integer(),
    activeId: fc.option(anyId),
  }),
  fc.record(type('signed-out')),
  fc.record({ ...type('mode-set'), mode: anyMode }),
  fc.record(type('toggled')),
  fc.record(type('closed')),
  fc.record({ ...type('folded'), isUnfolded: fc.boolean() }),
  fc.record({ ...type('widened'), width: fc.double() }),
  fc.record(type('listed')),
  fc.record({ ...type('creating-started'), name: fc.string() }),
  fc.record({ ...type('selected'), protocolId: anyId }),
  fc.record(type('editing-started')),
  fc.record(type('sharing-started')),
  fc.record(type('went-back')),
  fc.record({ ...type('product-added'), variantId: anyId }),
  fc.record(type('note-started')),
  fc.record(type('note-done')),
  fc.record({ ...type('deleted'), protocolId: anyId }),
  fc.record({ ...type('load-failed'), protocolId: anyId }),
  fc.record({ ...type('followed'), isOn: fc.boolean(), activeId: fc.option(anyId) }),
)
const needsProtocol: readonly BuilderState[] = [
  'ActiveProtocol',
  'EditingProtocol',
  'SharingProtocol',
  'AddingNote',
  'ProductAdded',
]

test('the builder stays valid whatever happens', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (happened) => {
      let builder = unauthorized
      for (const event of happened) {
        const before = builder
        builder = nextBuilder(before, event)
        // Every view of a protocol has one.
        expect(needsProtocol.includes(builder.state) ? builder.activeId : 1).toEqual(expect.any(Number))
        expect(builder.width).toBeGreaterThanOrEqual(builderWidth.least)
        expect(builder.width).toBeLessThanOrEqual(builderWidth.most)
        // Only signing in as a practitioner leaves Unauthorized, and only signing out leads to it.
        if (before.state === 'Unauthorized' && builder.state !== 'Unauthorized')
          expect(event).toMatchObject({ type: 'signed-in', isPractitioner: true })
        if (before.state !== 'Unauthorized' && builder.state === 'Unauthorized')
          expect(event.type).toBe('signed-out')
        // Each mode returns to its own state, and only standard mode has a step for the note.
        if (builder.state === 'Default') expect(builder.mode).toBe('standard')
        if (builder.state === 'ProductAdded') expect(builder.mode).toBe('standard')
        // A protocol that was deleted or cannot be loaded is active nowhere.
        if (event.type === 'deleted' || event.type === 'load-failed')
          expect(builder.activeId).not.toBe(event.protocolId)
        if (event.type === 'toggled' && before.state !== 'Unauthorized')
          expect(builder.isOn).toBe(!before.isOn)
      }
    }),
  )
})

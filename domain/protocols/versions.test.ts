import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDose } from '../../tests/support/any-dose.ts'
import type { Dose } from './dose.ts'
import { type Change, changesBetween, type Snapshot, type SnapshotLine } from './versions.ts'

const zinc: SnapshotLine = { variantId: 1, quantity: 1, notes: null, dose: null }
const magnesium: SnapshotLine = { variantId: 2, quantity: 2, notes: 'Start with one', dose: null }
const plan: Snapshot = { name: 'Gut repair', description: 'Eight weeks', lines: [zinc, magnesium] }
const dose: Dose = { amount: 2, unit: 'capsule', times: ['night'], food: null, days: null }
const change = (
  kind: Change['kind'],
  variantId: number | null,
  before: Change['before'],
  after: Change['after'],
) => ({ kind, variantId, before, after })

describe('the changes between two versions', () => {
  test('are none if they are equal', () => {
    expect(changesBetween(plan, structuredClone(plan))).toEqual([])
  })

  test('include a new name and description', () => {
    expect(changesBetween(plan, { ...plan, name: 'Gut rest', description: 'Six weeks' })).toEqual([
      change('renamed', null, 'Gut repair', 'Gut rest'),
      change('described', null, 'Eight weeks', 'Six weeks'),
    ])
  })

  test('include a quantity, a note and a dose', () => {
    const lines = [zinc, { ...magnesium, quantity: 1, notes: null, dose }]
    expect(changesBetween(plan, { ...plan, lines })).toEqual([
      change('quantity', 2, 2, 1),
      change('note', 2, 'Start with one', null),
      change('dose', 2, null, dose),
    ])
  })

  test('include a dose at another time, with other food or for fewer days', () => {
    const at = (part: Partial<Dose>) => ({ ...plan, lines: [{ ...zinc, dose: { ...dose, ...part } }] })
    for (const part of [{ times: ['morning', 'night'] }, { food: 'with' }, { days: 14 }] as Partial<Dose>[])
      expect(changesBetween(at({}), at(part)).map(({ kind }) => kind)).toEqual(['dose'])
  })

  test('include an added product with all its values, and a removed one', () => {
    const iron: SnapshotLine = { variantId: 3, quantity: 1, notes: 'With juice', dose }
    expect(changesBetween(plan, { ...plan, lines: [iron, magnesium] })).toEqual([
      change('added', 3, null, 1),
      change('note', 3, null, 'With juice'),
      change('dose', 3, null, dose),
      change('removed', 1, 1, null),
    ])
  })

  test('include one new order, however many lines have moved', () => {
    expect(changesBetween(plan, { ...plan, lines: [magnesium, zinc] })).toEqual([
      change('reordered', null, null, null),
    ])
  })

  test('include no new order if a line was added in between or removed', () => {
    const between: SnapshotLine = { variantId: 3, quantity: 1, notes: null, dose: null }
    const kinds = (lines: SnapshotLine[]) => changesBetween(plan, { ...plan, lines }).map(({ kind }) => kind)
    expect(kinds([zinc, between, magnesium])).toEqual(['added'])
    expect(kinds([magnesium])).toEqual(['removed'])
  })
})

describe('for any two versions', () => {
  const anyLine = fc.record({
    variantId: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    notes: fc.option(fc.constantFrom('With food', 'Stir well')),
    dose: fc.option(anyDose),
  })
  const anySnapshot: fc.Arbitrary<Snapshot> = fc.record({
    name: fc.constantFrom('Gut repair', 'Sleep'),
    description: fc.constantFrom('Eight weeks', 'Calm evenings'),
    lines: fc.uniqueArray(anyLine, { selector: ({ variantId }) => variantId }),
  })
  const byVariant = ({ lines }: Snapshot) => new Map(lines.map((line) => [line.variantId, line]))

  test('the changes explain every difference', () => {
    fc.assert(
      fc.property(anySnapshot, anySnapshot, (before, after) => {
        const explained = applied(before, changesBetween(before, after))
        expect(explained.name).toBe(after.name)
        expect(explained.description).toBe(after.description)
        expect(byVariant(explained)).toEqual(byVariant(after))
      }),
    )
  })

  test('lines have moved only if those in both are in a different order', () => {
    fc.assert(
      fc.property(anySnapshot, anySnapshot, (before, after) => {
        const ids = (one: Snapshot, other: Snapshot) =>
          one.lines.map(({ variantId }) => variantId).filter((id) => byVariant(other).has(id))
        const moved = changesBetween(before, after).some(({ kind }) => kind === 'reordered')
        expect(moved).toBe(ids(before, after).join() !== ids(after, before).join())
      }),
    )
  })

  test('no change has equal values before and after', () => {
    fc.assert(
      fc.property(anySnapshot, anySnapshot, (before, after) => {
        for (const { kind, before: was, after: is } of changesBetween(before, after))
          if (kind !== 'reordered') expect(is).not.toEqual(was)
      }),
    )
  })
})

function applied(snapshot: Snapshot, changes: readonly Change[]): Snapshot {
  const lines = new Map(snapshot.lines.map((line) => [line.variantId, { ...line }]))
  const result = { name: snapshot.name, description: snapshot.description }
  for (const { kind, variantId, after } of changes) {
    if (kind === 'renamed') result.name = after as string
    if (kind === 'described') result.description = after as string
    if (variantId === null) continue
    if (kind === 'removed') lines.delete(variantId)
    if (kind === 'added')
      lines.set(variantId, { variantId, quantity: after as number, notes: null, dose: null })
    const line = lines.get(variantId)
    if (!line) continue
    if (kind === 'quantity') line.quantity = after as number
    if (kind === 'note') line.notes = after as string | null
    if (kind === 'dose') line.dose = after as Dose | null
  }
  return { ...result, lines: [...lines.values()] }
}

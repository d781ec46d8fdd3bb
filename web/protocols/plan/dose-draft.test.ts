import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDose } from '../../../tests/support/any-dose.ts'
import { type DoseDraft, doseToSave, draftOf, readDraft, stepped, withTime } from './dose-draft.ts'

const draft = (part: Partial<DoseDraft> = {}): DoseDraft => ({
  amount: '1',
  unit: 'capsule',
  times: ['morning'],
  food: null,
  days: '',
  ...part,
})

describe('a dose being entered', () => {
  test('is read as it was written, with either decimal sign', () => {
    fc.assert(
      fc.property(anyDose, fc.constantFrom('.', ','), (dose, sign) => {
        const isBeforeBed = dose.times.join() === 'night'
        const wanted = { ...dose, food: isBeforeBed ? null : dose.food }
        expect(readDraft(draftOf(dose, dose.unit, sign))).toEqual({ dose: wanted })
      }),
    )
  })

  test('starts with one in the morning if nothing is set', () => {
    expect(draftOf(null, 'drop', ',')).toEqual(draft({ unit: 'drop' }))
  })

  test.each(['', '0', '-', 'abc', '1.2.3', '1001', '0.0001'])('rejects an amount of “%s”', (amount) => {
    expect(readDraft(draft({ amount }))).toEqual({ problems: ['amount'] })
  })

  test('needs at least one time of day', () => {
    expect(readDraft(draft({ times: [] }))).toEqual({ problems: ['times'] })
  })

  test.each(['0', '731', '1.5', 'x'])('rejects a course of “%s” days', (days) => {
    expect(readDraft(draft({ days }))).toEqual({ problems: ['days'] })
  })

  test('reports all problems at once', () => {
    expect(readDraft(draft({ amount: '', times: [], days: '0' }))).toEqual({
      problems: ['amount', 'times', 'days'],
    })
  })

  test('is not stored if it equals the label', () => {
    const labelDose = { amount: 1, unit: 'capsule', times: ['morning'], food: null, days: null } as const
    expect(doseToSave({ draft: draft(), labelDose })).toEqual({ dose: null })
    expect(doseToSave({ draft: draft(), labelDose: null })).toEqual({ dose: labelDose })
    expect(doseToSave({ draft: draft({ amount: '' }), labelDose })).toEqual({ problems: ['amount'] })
  })

  test.each([
    ['1.5', 'capsule', 'dose-whole'],
    ['0.5', 'softgel', 'dose-whole'],
    ['2.5', 'sachet', 'dose-whole'],
    ['10.5', 'drop', 'dose-whole'],
    ['0.25', 'tablet', 'dose-halves'],
    ['2.3', 'g', 'dose-halves'],
    ['1.2', 'ml', 'dose-halves'],
  ] as const)('rejects %s %s', (amount, unit, problem) => {
    expect(readDraft(draft({ amount, unit }))).toEqual({ problems: [problem] })
  })

  test.each([
    ['0.5', 'tablet'],
    ['2.5', 'g'],
    ['7.5', 'ml'],
    ['12', 'drop'],
  ] as const)('accepts %s %s', (amount, unit) => {
    expect(readDraft(draft({ amount, unit }))).toMatchObject({ dose: { amount: Number(amount), unit } })
  })

  test('may have any steps if it equals the label', () => {
    const labelDose = { amount: 2.3, unit: 'g', times: ['morning'], food: null, days: null } as const
    const asLabel = draft({ amount: '2.3', unit: 'g' })
    expect(doseToSave({ draft: asLabel, labelDose })).toEqual({ dose: null })
    const twice = { ...asLabel, times: ['morning', 'evening'] as const }
    expect(doseToSave({ draft: twice, labelDose })).toEqual({ problems: ['dose-halves'] })
  })

  test('ignores food if taken only before bed', () => {
    expect(readDraft(draft({ times: ['night'], food: 'with' }))).toMatchObject({ dose: { food: null } })
    expect(readDraft(draft({ times: ['night', 'morning'], food: 'with' }))).toMatchObject({
      dose: { times: ['morning', 'night'], food: 'with' },
    })
  })
})

test.each([
  ['1', 1, 'capsule', '2'],
  ['1', -1, 'capsule', '1'],
  ['2,5', 1, 'capsule', '3'],
  ['2,5', -1, 'capsule', '2'],
  ['1', -1, 'tablet', '0,5'],
  ['0,5', -1, 'tablet', '0,5'],
  ['1', 1, 'ml', '1,5'],
  ['0,3', 1, 'g', '0,5'],
  ['1000', 1, 'drop', '1000'],
  ['', 1, 'capsule', '1'],
] as const)('from “%s” a step of %d in units of %s leads to “%s”', (amount, direction, unit, next) => {
  expect(stepped(amount, direction, ',', unit)).toBe(next)
})

test('a time of day is added in order, or removed', () => {
  expect(withTime(['night'], 'morning')).toEqual(['morning', 'night'])
  expect(withTime(['morning', 'night'], 'morning')).toEqual(['night'])
})

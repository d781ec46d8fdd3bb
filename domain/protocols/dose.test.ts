import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDose } from '../../tests/support/any-dose.ts'
import { amountPerDay, type Dose, inOrderOfDay, isSameDose, labelDose, timesOfDay } from './dose.ts'

describe('the dose on a label', () => {
  test('is its daily portion, in the morning', () => {
    expect(labelDose({ amount: 2, unit: 'capsule' })).toEqual({
      amount: 2,
      unit: 'capsule',
      times: ['morning'],
      food: null,
      days: null,
    })
  })

  test('gives that portion per day', () => {
    expect(amountPerDay(labelDose({ amount: 2.5, unit: 'ml' })!)).toBe(2.5)
  })

  test('does not exist if the label has no portion', () => {
    expect(labelDose(null)).toBeNull()
  })
})

test('doses at several times add up without binary rounding errors', () => {
  const dose = labelDose({ amount: 0.1, unit: 'ml' })!
  expect(amountPerDay({ ...dose, times: ['morning', 'midday', 'evening'] })).toBe(0.3)
})

describe('times of day', () => {
  test('are in the order of the day, without duplicates', () => {
    expect(inOrderOfDay(['night', 'morning', 'night'])).toEqual(['morning', 'night'])
  })

  test('stay the same when sorted again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...timesOfDay)), (times) => {
        const ordered = inOrderOfDay(times)
        expect(inOrderOfDay(ordered.toReversed())).toEqual(ordered)
        expect(new Set(ordered)).toEqual(new Set(times))
      }),
    )
  })
})

describe('two doses', () => {
  test('are equal if all their parts are', () => {
    fc.assert(
      fc.property(anyDose, (dose) => {
        expect(isSameDose(dose, structuredClone(dose))).toBe(true)
      }),
    )
    expect(isSameDose(null, null)).toBe(true)
  })

  test('differ if any of their parts do', () => {
    const dose: Dose = { amount: 1, unit: 'capsule', times: ['morning'], food: null, days: null }
    const others: Partial<Dose>[] = [
      { amount: 2 },
      { unit: 'tablet' },
      { times: ['morning', 'night'] },
      { food: 'with' },
      { days: 7 },
    ]
    for (const other of others) expect(isSameDose(dose, { ...dose, ...other })).toBe(false)
    expect(isSameDose(dose, null)).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergens } from '../catalogue/vocabulary.ts'
import { allergenEntries } from './allergens.ts'
import { nrvPercent } from './nrv.ts'
import { nutrients, referenceValues } from './nutrients.ts'
import { upperLevels } from './upper-levels.ts'

describe('the percentage of the reference intake', () => {
  test.each([
    ['magnesium', 300, 'mg', 80],
    ['vitamin_d', 25, 'µg', 500],
    ['vitamin_d', 1000, 'IU', 500],
    ['vitamin_b12', 0.5, 'mg', 20000],
    ['calcium', 0.8, 'g', 100],
    ['potassium', 99, 'mg', 5],
    ['zinc', 0.25, 'mg', 2.5],
  ] as const)('%s %d %s is %d %%', (nutrient, amount, unit, percent) => {
    expect(nrvPercent(nutrient, amount, unit)).toBe(percent)
  })

  test('counts international units of vitamin E only if the natural form is named', () => {
    expect(nrvPercent('vitamin_e', 400, 'IU', 'd-alpha-tocopherol')).toBe(2233)
    expect(nrvPercent('vitamin_e', 400, 'IU')).toBeNull()
    expect(nrvPercent('vitamin_e', 400, 'IU', 'dl-alpha-tocopherol')).toBeNull()
  })

  test('counts international units of vitamin A only for retinol itself', () => {
    expect(nrvPercent('vitamin_a', 1000, 'IU', 'retinol')).toBe(38)
    expect(nrvPercent('vitamin_a', 1000, 'IU')).toBeNull()
    expect(nrvPercent('vitamin_a', 1000, 'IU', 'retinyl-palmitate')).toBeNull()
  })

  test('counts six parts of beta-carotene as one of vitamin A, in any unit of mass', () => {
    expect(nrvPercent('vitamin_a', 4.8, 'mg', 'beta-carotene')).toBe(100)
    expect(nrvPercent('vitamin_a', 4800, 'µg', 'beta-carotene')).toBe(100)
  })

  test('does not exist without a reference value or a mass', () => {
    expect(nrvPercent('boron', 1, 'mg')).toBeNull()
    expect(nrvPercent(null, 1, 'mg')).toBeNull()
    expect(nrvPercent('zinc', 10, 'CFU')).toBeNull()
    expect(nrvPercent('zinc', 10, 'IU')).toBeNull()
    expect(nrvPercent('zinc', Number.NaN, 'mg')).toBeNull()
  })

  test('is the same in milligrams and micrograms', () => {
    fc.assert(
      fc.property(fc.constantFrom(...nutrients), fc.integer({ min: 0, max: 5000 }), (nutrient, mg) => {
        expect(nrvPercent(nutrient, mg, 'mg')).toBe(nrvPercent(nutrient, mg * 1000, 'µg'))
      }),
    )
  })
})

describe('the reference data', () => {
  test('has the 27 nutrients of annex XIII, each once', () => {
    expect(referenceValues.map((value) => value.nutrient)).toEqual([...nutrients])
    expect(nutrients).toHaveLength(27)
  })

  test('has the fourteen allergens of annex II', () => {
    expect(allergenEntries.map((entry) => entry.allergen).sort()).toEqual([...allergens].sort())
  })

  test('names a source and date for every row', () => {
    for (const row of [...referenceValues, ...allergenEntries, ...upperLevels]) {
      expect(row.source).not.toBe('')
      expect(row.asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})

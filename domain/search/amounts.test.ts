import { describe, expect, test } from 'vitest'
import { amountsIn, microgramsOf } from './amounts.ts'

describe('the amount in a query', () => {
  test.each([
    ['magnesium 300 mg', { amount: 300, unit: 'mg' }],
    ['magnesium 300mg', { amount: 300, unit: 'mg' }],
    ['vitamin d 2.000 IE', { amount: 2000, unit: 'IU' }],
    ['vitamine d 2,5 µg', { amount: 2.5, unit: 'µg' }],
    ['folate 0.125 mg', { amount: 0.125, unit: 'mg' }],
    ['creatine 1,000.5 mg', { amount: 1000.5, unit: 'mg' }],
    ['d-vitamin 4000 NE', { amount: 4000, unit: 'IU' }],
    ['マグネシウム300mg', { amount: 300, unit: 'mg' }],
    ['creatine 5g', { amount: 5, unit: 'g' }],
  ])('%s', (query, amount) => {
    expect(amountsIn(query).amounts).toEqual([amount])
  })

  test.each(['vitamin b12', 'omega 3', 'q10', '50 plus', 'mg', 'magnesium', 'zn 1.2.3 mg'])(
    '%s has none',
    (query) => {
      expect(amountsIn(query)).toEqual({ amounts: [], rest: query })
    },
  )

  test('is removed from the search words', () => {
    expect(amountsIn('magnesium 300 mg kapseln').rest).toBe('magnesium   kapseln')
  })
})

describe('amounts are compared by mass', () => {
  test('including international units of vitamin D', () => {
    expect(microgramsOf({ amount: 1000, unit: 'IU' }, 'vitamin_d')).toBe(25)
    expect(microgramsOf({ amount: 0.3, unit: 'g' }, undefined)).toBe(300_000)
  })

  test('but not live cultures, nor units without a conversion', () => {
    expect(microgramsOf({ amount: 5, unit: 'CFU' }, undefined)).toBeUndefined()
    expect(microgramsOf({ amount: 5, unit: 'IU' }, 'vitamin_c')).toBeUndefined()
  })
})

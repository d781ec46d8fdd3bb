import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Limits, limitEntries, limitsOf, readLimits, withoutLimit } from './limits.ts'
import { amountUnits } from './vocabulary.ts'

const read = (query: string) => readLimits(new URLSearchParams(query))

describe('limits in a URL', () => {
  test('are prices in major units, and an ingredient with an amount', () => {
    expect(read('price_min=5&price_max=20.50&per_day_max=0.3')).toEqual({
      limits: { price_min: 500, price_max: 2050, per_day_max: 30 },
    })
    expect(read('ingredient=7&amount_min=300&amount_unit=mg')).toEqual({
      limits: { ingredient: 7, amount_min: 300, amount_unit: 'mg' },
    })
  })

  test('are left out if they are no numbers, and that is said', () => {
    for (const wrong of ['-1', 'cheap', '1e9', '1000000000', '1.234', 'x'])
      expect(read(`price_max=${wrong}&price_min=5`)).toEqual({
        limits: { price_min: 500 },
        adjusted: 'ignored',
      })
  })

  test('are not set by empty fields, nor by a lowest price of zero', () => {
    expect(read('price_min=0&price_max=&per_day_max=&ingredient=&amount_min=&amount_unit=mg')).toEqual({
      limits: {},
    })
  })

  test('are swapped if the lowest price is above the highest, and that is said', () => {
    expect(read('price_min=30&price_max=10')).toEqual({
      limits: { price_min: 1000, price_max: 3000 },
      adjusted: 'swapped',
    })
  })

  test('have an amount only with its ingredient and unit', () => {
    expect(read('amount_min=300&amount_unit=mg').limits).toEqual({})
    expect(read('ingredient=7&amount_min=300').limits).toEqual({ ingredient: 7 })
  })

  test('are read as they were written', () => {
    const prices = fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom(...amountUnits),
        ([one, other, per_day_max], ingredient, thousandths, amount_unit) => {
          const limits: Limits = {
            price_min: Math.min(one!, other!),
            price_max: Math.max(one!, other!),
            per_day_max,
            ingredient,
            amount_min: thousandths / 1000,
            amount_unit,
          }
          expect(readLimits(new URLSearchParams(limitEntries(limits)))).toEqual({ limits })
        },
      ),
    )
  })
})

test('without its ingredient there is no amount', () => {
  const limits: Limits = { price_min: 500, ingredient: 7, amount_min: 300, amount_unit: 'mg' }
  expect(withoutLimit(limits, 'ingredient')).toEqual({ price_min: 500 })
  expect(withoutLimit(limits, 'amount_min')).toEqual({ price_min: 500, ingredient: 7 })
  expect(withoutLimit(limits, 'price_min')).toEqual({ ...limitsOf(limits), price_min: undefined })
})

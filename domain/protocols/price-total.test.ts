import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenVariant, totalOf } from './price-total.ts'

describe('the total of a protocol', () => {
  test('is the sum of its chosen packs', () => {
    expect(
      totalOf([
        { price: 2990, quantity: 2 },
        { price: 1690, quantity: 1 },
      ]),
    ).toBe(7670)
  })

  test('ignores products that are no longer sold or hidden', () => {
    expect(
      totalOf([
        { price: null, quantity: 5 },
        { price: 1690, quantity: 1 },
      ]),
    ).toBe(1690)
    expect(totalOf([])).toBe(0)
  })

  test('is a whole number, independent of the order of lines, and the sum of its parts', () => {
    const line = fc.record({ price: fc.option(fc.nat(100_000)), quantity: fc.integer({ min: 1, max: 99 }) })
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (some, others) => {
        const total = totalOf([...some, ...others])
        expect(Number.isInteger(total)).toBe(true)
        expect(total).toBe(totalOf([...others, ...some].reverse()))
        expect(total).toBe(totalOf(some) + totalOf(others))
      }),
    )
  })
})

describe('the variant that counts', () => {
  const variants = [{ id: 7 }, { id: 8 }]

  test('is the chosen one', () => {
    expect(chosenVariant(variants, 8)).toEqual({ id: 8 })
  })

  test('is the first if none was chosen, or the chosen one no longer exists', () => {
    expect(chosenVariant(variants, undefined)).toEqual({ id: 7 })
    expect(chosenVariant(variants, null)).toEqual({ id: 7 })
    expect(chosenVariant(variants, 9)).toEqual({ id: 7 })
  })

  test('does not exist for a product without variants', () => {
    expect(chosenVariant([], 7)).toBeUndefined()
  })
})

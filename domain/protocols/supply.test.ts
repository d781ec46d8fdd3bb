import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDose } from '../../tests/support/any-dose.ts'
import type { Dose } from './dose.ts'
import { amountPerDay } from './dose.ts'
import { lastDayOfSupply, type SupplyOf, supplyOf } from './supply.ts'

const dose = (amount: number, rest: Partial<Dose> = {}): Dose => ({
  amount,
  unit: 'capsule',
  times: ['morning'],
  food: null,
  days: null,
  ...rest,
})
const magnesium: SupplyOf = {
  dose: dose(2),
  content: { amount: 120, unit: 'capsule' },
  labelContent: { amount: 120, unit: 'capsule' },
  quantity: 1,
  facts: { portion: { amount: 2, unit: 'capsule' }, portionsPerPack: 60 },
  price: 2990,
}
const drops: SupplyOf = {
  dose: dose(4, { unit: 'drop' }),
  content: { amount: 20, unit: 'ml' },
  labelContent: { amount: 20, unit: 'ml' },
  quantity: 1,
  facts: { portion: { amount: 4, unit: 'drop' }, portionsPerPack: 150 },
  price: 1980,
}

describe('the supply of a pack', () => {
  test('of 120 capsules at two a day is 60 days, of two packs 120', () => {
    expect(supplyOf(magnesium).days).toBe(60)
    expect(supplyOf({ ...magnesium, quantity: 2 }).days).toBe(120)
  })

  test('counts a dose at two times of day twice', () => {
    expect(supplyOf({ ...magnesium, dose: dose(2, { times: ['morning', 'evening'] }) }).days).toBe(30)
  })

  test('does not count a day that is only half covered', () => {
    expect(supplyOf({ ...magnesium, dose: dose(7) }).days).toBe(17)
  })

  test('of 300 g at 0.3 g a day is 1,000 days, not 999', () => {
    const powder = { amount: 300, unit: 'g' } as const
    const supply = supplyOf({ ...magnesium, content: powder, dose: dose(0.3, { unit: 'g' }) })
    expect(supply.days).toBe(1000)
  })

  test('uses the label’s portion if there is no dose', () => {
    expect(supplyOf({ ...magnesium, dose: null }).days).toBe(60)
  })
})

describe('drops from a bottle in millilitres', () => {
  test('are counted by the label’s portions', () => {
    expect(supplyOf(drops).days).toBe(150)
    expect(supplyOf({ ...drops, dose: dose(8, { unit: 'drop' }) }).days).toBe(75)
  })

  test('are more in a larger bottle than the label describes', () => {
    expect(supplyOf({ ...drops, content: { amount: 50, unit: 'ml' } }).days).toBe(375)
  })

  test.each<[string, Partial<SupplyOf>]>([
    ['the label counts no portions', { facts: { ...drops.facts, portionsPerPack: null } }],
    ['the label counts in another unit', { dose: dose(1, { unit: 'spray' }) }],
    ['the label names no portion', { facts: { portion: null, portionsPerPack: 150 } }],
    ['nobody knows which pack the label speaks of', { labelContent: null }],
    ['that pack is measured otherwise', { labelContent: { amount: 20, unit: 'g' } }],
    ['that pack is empty', { labelContent: { amount: 0, unit: 'ml' } }],
    ['the content is not known', { content: null }],
  ])('are not guessed where %s', (_why, part) => {
    expect(supplyOf({ ...drops, ...part })).toEqual({ days: null, packsNeeded: null, costPerDay: null })
  })
})

describe('a course', () => {
  test('of 90 days at two capsules needs two packs of 120', () => {
    expect(supplyOf({ ...magnesium, dose: dose(2, { days: 90 }) }).packsNeeded).toBe(2)
  })

  test('covered exactly by one pack needs one', () => {
    expect(supplyOf({ ...magnesium, dose: dose(2, { days: 60 }) }).packsNeeded).toBe(1)
  })

  test('without an end needs no certain number', () => {
    expect(supplyOf(magnesium).packsNeeded).toBeNull()
  })
})

describe('the cost per day', () => {
  test('is the used share of the pack’s price', () => {
    expect(supplyOf(magnesium).costPerDay).toBeCloseTo(49.83, 2)
  })

  test('does not depend on the number of packs', () => {
    expect(supplyOf({ ...magnesium, quantity: 3 }).costPerDay).toBe(supplyOf(magnesium).costPerDay)
  })

  test('is unknown without a price', () => {
    expect(supplyOf({ ...magnesium, price: null })).toEqual({ days: 60, packsNeeded: null, costPerDay: null })
  })
})

describe('for any dose', () => {
  const anySupply = fc
    .tuple(anyDose, fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 99 }), fc.nat(50_000))
    .map(([given, amount, quantity, price]): SupplyOf & { dose: Dose } => {
      const content = { amount, unit: given.unit }
      return { dose: given, content, labelContent: content, quantity, facts: magnesium.facts, price }
    })

  test('one more pack never lasts for fewer days', () => {
    fc.assert(
      fc.property(anySupply, (supply) => {
        const more = supplyOf({ ...supply, quantity: supply.quantity + 1 })
        expect(more.days).toBeGreaterThanOrEqual(supplyOf(supply).days ?? 0)
      }),
    )
  })

  test('the stated days are covered, and one more is not', () => {
    fc.assert(
      fc.property(anySupply, (supply) => {
        const days = supplyOf(supply).days ?? 0
        const there = supply.content!.amount * supply.quantity
        expect(days * amountPerDay(supply.dose)).toBeLessThanOrEqual(there + 1e-6)
        expect((days + 1) * amountPerDay(supply.dose)).toBeGreaterThan(there - 1e-6)
      }),
    )
  })

  test('the required packs last for the course, and one pack less does not', () => {
    fc.assert(
      fc.property(anySupply, fc.integer({ min: 1, max: 730 }), (supply, days) => {
        const course = { ...supply, dose: { ...supply.dose, days } }
        const packs = supplyOf(course).packsNeeded ?? 0
        expect(supplyOf({ ...course, quantity: packs }).days).toBeGreaterThanOrEqual(days)
        if (packs > 1) expect(supplyOf({ ...course, quantity: packs - 1 }).days).toBeLessThan(days)
      }),
    )
  })

  test('the cost of the days that a pack lasts is the price of the pack', () => {
    fc.assert(
      fc.property(anySupply, (supply) => {
        const exactDays = supply.content!.amount / amountPerDay(supply.dose)
        expect((supplyOf(supply).costPerDay ?? 0) * exactDays).toBeCloseTo(supply.price ?? 0, 6)
      }),
    )
  })
})

describe('the day on which a supply runs out', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-20'],
    ['2026-11-20', 60, '2027-01-18'],
    ['2028-02-28', 2, '2028-02-29'],
    ['2027-02-28', 2, '2027-03-01'],
    // Daylight saving time begins in between.
    ['2027-03-27', 3, '2027-03-29'],
  ])('from %s, %d days: %s', (start, days, last) => {
    expect(lastDayOfSupply(start, days)).toBe(last)
  })

  test('does not exist if not even the first day is covered', () => {
    expect(lastDayOfSupply('2026-11-20', 0)).toBeNull()
  })

  test.each([3_000_000, 1e10, Number.MAX_VALUE])(
    'does not exist beyond the range of dates: %d days',
    (days) => {
      expect(lastDayOfSupply('2026-11-20', days)).toBeNull()
    },
  )

  test('is the same when counted from any day before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 700 }), (some, more) => {
        const between = lastDayOfSupply('2026-11-20', some)!
        expect(lastDayOfSupply(between, more + 1)).toBe(lastDayOfSupply('2026-11-20', some + more))
      }),
    )
  })
})

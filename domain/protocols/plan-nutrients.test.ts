import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capsules, planLine } from '../../tests/support/plan-lines.ts'
import { allergens, amountUnits } from '../catalogue/vocabulary.ts'
import { nutrients } from '../reference/nutrients.ts'
import { timesOfDay } from './dose.ts'
import { type PlanLine, type PlanNutrient, planCheck } from './plan-check.ts'

const anySubstance = fc.record({
  key: fc.constantFrom(...nutrients, 'boron', 'beta-carotene', 'ashwagandha', null),
  name: fc.constantFrom('One', 'Other'),
  form: fc.constantFrom(null, 'oxide', 'bisglycinate', 'retinyl acetate', 'nicotinic acid', 'nicotinamide'),
  amount: fc.option(fc.integer({ min: 1, max: 4000 }).map((amount) => amount / 4)),
  unit: fc.constantFrom(...amountUnits),
})
const anyLine = fc
  .record({
    name: fc.constantFrom('Morning', 'Multi', 'Night'),
    substances: fc.array(anySubstance, { maxLength: 6 }),
    held: fc.subarray([...allergens]),
    portion: fc.integer({ min: 1, max: 4 }),
    amount: fc.integer({ min: 1, max: 8 }),
    times: fc.subarray([...timesOfDay], { minLength: 1 }),
  })
  .map(({ name, substances, held, portion, amount, times }) =>
    planLine(name, substances, {
      allergens: held,
      portion: { amount: portion, unit: 'capsule' },
      dose: capsules(amount, { times }),
    }),
  )
const anyPlan = fc.array(anyLine, { maxLength: 6 })

const withDose = (line: PlanLine, factor: number): PlanLine => ({
  ...line,
  dose: line.dose && { ...line.dose, amount: line.dose.amount * factor },
})
const bySum = (plan: readonly PlanLine[]) =>
  new Map(planCheck(plan).nutrients.map((nutrient): [string, PlanNutrient] => [nutrient.key, nutrient]))
const near = (amount: number, wanted: number) =>
  expect(Math.abs(amount - wanted)).toBeLessThanOrEqual(Math.abs(wanted) * 1e-9)

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(anyPlan, fc.infiniteStream(fc.nat()), (plan, dice) => {
      const shuffled = plan
        .map((line) => ({ line, at: dice.next().value }))
        .sort((one, other) => one.at - other.at)
        .map(({ line }) => line)
      expect(planCheck(shuffled)).toEqual(planCheck(plan))
    }),
  )
})

test('doubling every dose doubles every sum', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const double = bySum(plan.map((line) => withDose(line, 2)))
      for (const { key, amount, limit } of planCheck(plan).nutrients) {
        near(double.get(key)!.amount, 2 * amount)
        if (limit) near(double.get(key)!.limit!.counted, 2 * limit.counted)
      }
    }),
  )
})

test('adding a product lowers no sum, and hides no nutrient above its limit', () => {
  fc.assert(
    fc.property(anyPlan, anyLine, (plan, line) => {
      const after = bySum([...plan, line])
      for (const { key, amount, above } of planCheck(plan).nutrients) {
        expect(after.get(key)!.amount).toBeGreaterThanOrEqual(amount * (1 - 1e-9))
        if (above !== null) expect(after.get(key)!.above).not.toBeNull()
      }
    }),
  )
})

test('the products’ amounts add up to the sum, and only a verified upper level can be exceeded', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const check = planCheck(plan)
      for (const { amount, from, limit, unlimited, above } of check.nutrients) {
        near(
          from.reduce((sum, part) => sum + part.amount, 0),
          amount,
        )
        expect(limit === null).toBe(unlimited !== null)
        if (above === null) continue
        expect(limit).toMatchObject({ kind: 'upper level', verified: true })
        near(above, limit!.counted - limit!.amount)
      }
      expect(check.above).toEqual(check.nutrients.filter(({ above }) => above !== null))
    }),
  )
})

test('every nutrient on a label is either counted or listed as not counted', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const check = planCheck([line])
      const counted = new Set(check.nutrients.map(({ key }) => key))
      const named = new Set(check.uncounted.flatMap(({ substances }) => substances))
      for (const { key, name } of line.facts.substances) {
        const sumKey = key === 'beta-carotene' ? 'vitamin_a' : key
        if (key !== 'ashwagandha') expect(counted.has(sumKey ?? '') || named.has(name)).toBe(true)
      }
    }),
  )
})

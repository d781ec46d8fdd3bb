import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { substance } from '../../../tests/support/plan-lines.ts'
import { type Dose, type DoseUnit, doseStepProblem, doseUnits, timesOfDay } from '../dose.ts'
import type { Substance } from '../facts.ts'
import { activesOf } from './actives.ts'
import { deviationMaximum, fitDose } from './fit-dose.ts'

function product(portion: { amount: number; unit: DoseUnit } | null, substances: readonly Substance[]) {
  return { portion, actives: activesOf({ portion, substances }) }
}
const dose = (amount: number, unit: DoseUnit, rest: Partial<Dose> = {}): Dose => ({
  amount,
  unit,
  times: ['morning'],
  food: null,
  days: null,
  ...rest,
})
const citrate = (mg: number) => substance('magnesium', mg, 'mg', 'Magnesium citrate', 'Magnesium')

describe('magnesium capsules, two at night, replaced by a powder', () => {
  const capsules = product({ amount: 2, unit: 'capsule' }, [citrate(320)])
  const powder = product({ amount: 5, unit: 'g' }, [citrate(500)])
  const taken = { ...capsules, dose: dose(2, 'capsule', { times: ['night'], food: 'without', days: 56 }) }

  test('are 3 g of it at night, which is 300 mg instead of 320 mg a day', () => {
    expect(fitDose(taken, powder)).toEqual({
      dose: { amount: 3, unit: 'g', times: ['night'], food: 'without', days: 56 },
      amounts: [{ name: 'Magnesium', unit: 'mg', before: 320, after: 300 }],
      deviation: 0.0625,
    })
  })

  test('have no substitute in another form, but one whose label names no form', () => {
    const oxide = product({ amount: 5, unit: 'g' }, [substance('magnesium', 500, 'mg', 'Magnesium oxide')])
    const unnamed = product({ amount: 5, unit: 'g' }, [substance('magnesium', 500)])
    expect(fitDose(taken, oxide)).toBeUndefined()
    expect(fitDose(taken, unnamed)?.dose?.amount).toBe(3)
  })
})

describe('drops of vitamin D3 in international units, replaced by softgels in micrograms', () => {
  const drops = product({ amount: 5, unit: 'drop' }, [substance('vitamin_d', 2000, 'IU', 'cholecalciferol')])
  const softgels = product({ amount: 1, unit: 'softgel' }, [
    substance('vitamin_d', 25, 'µg', 'cholecalciferol'),
  ])

  test('keep the amount exactly, whatever the unit on the label', () => {
    expect(fitDose({ ...drops, dose: dose(5, 'drop') }, softgels)).toMatchObject({
      dose: { amount: 2, unit: 'softgel', times: ['morning'] },
      amounts: [{ unit: 'µg', before: 50, after: 50 }],
      deviation: 0,
    })
  })

  test('are not replaced if the smallest dose is far too much', () => {
    expect(fitDose({ ...drops, dose: dose(1, 'drop') }, softgels)).toBeUndefined()
  })
})

describe('a product with several actives', () => {
  const omega = (epa: number, dha: number, unit: DoseUnit = 'softgel', amount = 1) =>
    product({ amount, unit }, [substance('epa', epa), substance('dha', dha)])
  const taken = { ...omega(400, 300), dose: dose(1, 'softgel', { times: ['morning', 'evening'] }) }

  test('is balanced between them', () => {
    const fitted = fitDose(taken, omega(900, 600, 'ml', 5))
    expect(fitted?.dose).toMatchObject({ amount: 2.5, unit: 'ml', times: ['morning', 'evening'] })
    expect(fitted?.amounts.map(({ before, after }) => [before, after])).toEqual([
      [800, 900],
      [600, 600],
    ])
  })

  test('needs all of them in the substitute', () => {
    expect(fitDose(taken, product({ amount: 1, unit: 'softgel' }, [substance('epa', 400)]))).toBeUndefined()
  })

  test('may be replaced by one with more in it', () => {
    const more = product({ amount: 1, unit: 'softgel' }, [
      substance('epa', 400),
      substance('dha', 300),
      substance('vitamin_e', 5),
    ])
    expect(fitDose(taken, more)).toMatchObject({ dose: { amount: 1 }, deviation: 0 })
  })
})

test('a tablet is halved if that comes nearer', () => {
  const capsules = product({ amount: 1, unit: 'capsule' }, [substance('milk-thistle', 250)])
  const tablets = product({ amount: 1, unit: 'tablet' }, [substance('milk-thistle', 500)])
  const taken = { ...capsules, dose: dose(1, 'capsule', { times: ['morning', 'evening'], food: 'with' }) }
  expect(fitDose(taken, tablets)).toMatchObject({
    dose: { amount: 0.5, unit: 'tablet', times: ['morning', 'evening'], food: 'with' },
    deviation: 0,
  })
})

test('a dose as on the label stays one if the labels agree', () => {
  const one = product({ amount: 1, unit: 'capsule' }, [substance('zinc', 15)])
  const two = product({ amount: 2, unit: 'capsule' }, [substance('zinc', 15)])
  expect(fitDose({ ...one, dose: null }, two)).toMatchObject({ dose: null, deviation: 0 })
  const stronger = product({ amount: 1, unit: 'capsule' }, [substance('zinc', 7.5)])
  expect(fitDose({ ...one, dose: null }, stronger)?.dose).toEqual(dose(2, 'capsule'))
})

test('a dose as on the label stays one if the labels agree on a portion that no spoon measures', () => {
  for (const [amount, unit] of [
    [3.4, 'g'],
    [0.4, 'ml'],
    [0.2, 'ml'],
  ] as const) {
    const syrup = product({ amount, unit }, [citrate(320)])
    expect(fitDose({ ...syrup, dose: null }, syrup)).toEqual({
      dose: null,
      amounts: [{ name: 'Magnesium', unit: 'mg', before: 320, after: 320 }],
      deviation: 0,
    })
  }
})

test('a dose as on the label becomes another where that comes nearer', () => {
  const powder = product({ amount: 3.4, unit: 'g' }, [citrate(340)])
  const weaker = product({ amount: 3.4, unit: 'g' }, [citrate(289)])
  expect(fitDose({ ...powder, dose: null }, weaker)?.dose).toEqual(dose(4, 'g'))
})

test('a label without amounts or portion has no substitute', () => {
  const unknown = product({ amount: 1, unit: 'capsule' }, [substance('valerian', null, null)])
  const valerian = product({ amount: 1, unit: 'capsule' }, [substance('valerian', 300)])
  const withoutPortion = product(null, [substance('valerian', 300)])
  expect(fitDose({ ...unknown, dose: dose(1, 'capsule') }, valerian)).toBeUndefined()
  expect(fitDose({ ...withoutPortion, dose: dose(1, 'capsule') }, valerian)).toBeUndefined()
  expect(fitDose({ ...valerian, dose: dose(1, 'capsule') }, withoutPortion)).toBeUndefined()
})

test('every recalculated dose is one that can be taken, at the same times, and none comes nearer', () => {
  const amounts = fc.double({ min: 0.5, max: 2000, noNaN: true })
  const portions = fc.record({
    amount: fc.constantFrom(1, 2, 2.5, 5),
    unit: fc.constantFrom(...doseUnits),
  })
  const times = fc.subarray([...timesOfDay], { minLength: 1 })
  const cases = fc.tuple(
    portions,
    portions,
    amounts,
    amounts,
    amounts,
    amounts,
    times,
    fc.integer({ min: 1, max: 6 }),
  )
  fc.assert(
    fc.property(cases, ([one, other, a, b, c, d, at, amount]) => {
      const former = product(one, [substance('a', a), substance('b', b)])
      const substitute = product(other, [substance('a', c), substance('b', d)])
      const fitted = fitDose({ ...former, dose: dose(amount, one.unit, { times: at }) }, substitute)
      if (!fitted) return
      expect(doseStepProblem(fitted.dose!)).toBeUndefined()
      expect(fitted.dose!.times).toEqual(at)
      expect(fitted.deviation).toBeLessThanOrEqual(deviationMaximum + 1e-6)
      const deviationAt = (factor: number) =>
        Math.max(...fitted.amounts.map(({ before, after }) => Math.abs((after * factor) / before - 1)))
      const step = doseStepProblem({ amount: 0.5, unit: other.unit }) ? 1 : 0.5
      for (const near of [fitted.dose!.amount - step, fitted.dose!.amount + step])
        if (near > 0)
          expect(deviationAt(near / fitted.dose!.amount)).toBeGreaterThanOrEqual(fitted.deviation - 1e-6)
    }),
  )
})

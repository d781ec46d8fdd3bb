import fc from 'fast-check'
import { type Dose, doseStep, doseUnits, mealRelations, timesOfDay } from '#domain/protocols/dose.ts'

/** An arbitrary valid dose, for property tests. */
export const anyDose: fc.Arbitrary<Dose> = fc
  .record({
    steps: fc.integer({ min: 1, max: 200 }),
    unit: fc.constantFrom(...doseUnits),
    times: fc.subarray([...timesOfDay], { minLength: 1 }),
    food: fc.constantFrom(null, ...mealRelations),
    days: fc.option(fc.integer({ min: 1, max: 730 })),
  })
  .map(({ steps, ...dose }) => ({ ...dose, amount: steps * doseStep(dose.unit) }))

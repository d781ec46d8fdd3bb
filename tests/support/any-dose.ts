import fc from 'fast-check'
import { type Dose, doseUnits, mealRelations, timesOfDay } from '#domain/protocols/dose.ts'

/** Any dose a practitioner might write; its amounts in quarters, which binary fractions hold exactly. */
export const anyDose: fc.Arbitrary<Dose> = fc.record({
  amount: fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
  unit: fc.constantFrom(...doseUnits),
  times: fc.subarray([...timesOfDay], { minLength: 1 }),
  food: fc.constantFrom(null, ...mealRelations),
  days: fc.option(fc.integer({ min: 1, max: 730 })),
})

import type { Allergen } from '../catalogue/vocabulary.ts'
import type { MedicineClass } from '../reference/interactions.ts'
import type { Condition } from '../reference/life-stages.ts'

export const medicinesMaximum = 1000
export const oldestYearOfBirth = 1900

/** What a practitioner records about a client's health, each shown to the client. */
export type HealthFacts = {
  yearOfBirth: number | null
  condition: Condition | null
  allergies: readonly Allergen[]
  medicineClasses: readonly MedicineClass[]
  /** In the practitioner's own words. */
  medicines: string
}

export const noHealthFacts: HealthFacts = {
  yearOfBirth: null,
  condition: null,
  allergies: [],
  medicineClasses: [],
  medicines: '',
}

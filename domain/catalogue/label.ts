import type { Allergen, AmountUnit, ContentUnit } from './vocabulary.ts'

/**
 * One line of a label's facts. `amount` is per daily portion; absent if the label prints none ("NP", which is not
 * zero).
 */
export type LabelLine = {
  ingredientId: number | null
  /** As printed; shown if it matches no known ingredient. */
  name: string
  form: string | null
  amount: number | null
  unit: AmountUnit | null
  /** As printed, or calculated from the reference value; null if there is none. */
  nrvPercent: number | null
}

export type Label = {
  /** Units taken per day, `{ amount: 2, unit: 'capsule' }`; null if the label does not say. */
  dailyPortion: { amount: number; unit: ContentUnit } | null
  portionsPerPack: number | null
  lines: LabelLine[]
  allergens: Allergen[]
  countryOfOrigin: string | null
}

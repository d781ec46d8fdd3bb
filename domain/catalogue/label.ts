import type { Allergen, AmountUnit, ContentUnit } from './vocabulary.ts'

/** One line of a label's facts. `amount` is per daily portion; absent when the label prints none ("NP" is not zero). */
export type LabelLine = {
  ingredientId: number | null
  /** As printed; shown when no ingredient of ours is behind it. */
  name: string
  form: string | null
  amount: number | null
  unit: AmountUnit | null
  /** As printed, or computed from the reference value; null when there is none. */
  nrvPercent: number | null
}

export type Label = {
  /** Units taken a day, `{ amount: 2, unit: 'capsule' }`; null when the label does not say. */
  dailyPortion: { amount: number; unit: ContentUnit } | null
  portionsPerPack: number | null
  lines: LabelLine[]
  allergens: Allergen[]
  countryOfOrigin: string | null
}

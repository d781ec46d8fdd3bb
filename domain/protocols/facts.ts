import type { Allergen, AmountUnit, ContentUnit } from '../catalogue/vocabulary.ts'

/** One label line as used by the plan check. */
export type Substance = {
  /** Key of the reference data (`zinc`, `vitamin_d`), or else the ingredient's slug; null for unknown ingredients. */
  key: string | null
  /** In the reader's language. */
  name: string
  /** The compound as printed on the label, in English. */
  form: string | null
  /** Per daily portion; null when not printed, which is not zero. */
  amount: number | null
  unit: AmountUnit | null
}

/** The label's data needed for doses, supply and the plan check. */
export type ProductFacts = {
  portion: { amount: number; unit: ContentUnit } | null
  portionsPerPack: number | null
  substances: readonly Substance[]
  allergens: readonly Allergen[]
}

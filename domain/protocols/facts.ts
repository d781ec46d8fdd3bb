import type { Allergen, AmountUnit, ContentUnit } from '../catalogue/vocabulary.ts'

/** One line of a label as the plan check uses it. */
export type Substance = {
  /** Key of the reference data (`zinc`, `vitamin_d`), else the ingredient's own slug; null for what the shop does not know. */
  key: string | null
  /** In the reader's language. */
  name: string
  /** The compound, as the label prints it in English. */
  form: string | null
  /** Per daily portion; null: not printed, which is not zero. */
  amount: number | null
  unit: AmountUnit | null
}

/** What a label says, as far as doses, supply and the plan check need it. */
export type ProductFacts = {
  portion: { amount: number; unit: ContentUnit } | null
  portionsPerPack: number | null
  substances: readonly Substance[]
  allergens: readonly Allergen[]
}

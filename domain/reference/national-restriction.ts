import type { AmountUnit } from '../catalogue/vocabulary.ts'
import type { Sourced } from './source.ts'

export const restrictionKinds = [
  'prohibited',
  'not-authorised',
  'maximum',
  'recommended-maximum',
  'restricted',
  'disputed',
  'under-review',
  'unclear',
] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

/** A rule of a country, or of all states of the European Union, on an ingredient of food supplements. */
export type NationalRestriction = Sourced & {
  key: string
  /** ISO 3166-1 alpha-2, or `EU` for all its member states. */
  place: string
  kind: RestrictionKind
  /** Keys of ingredients or nutrients. */
  ingredients: readonly string[]
  /** Names of what the shop's vocabulary does not have, in lower case. */
  names: readonly string[]
  /** Per daily portion; `below`: this amount itself is too much. */
  maximum: { amount: number; unit: AmountUnit; below: boolean } | null
  /** The compounds it applies to; null for all of them. */
  forms: readonly string[] | null
  /** Whether a label tells if the rule applies, which it does not for one strain of an alga. */
  labelTells: boolean
  /** In English, as the source says it. */
  rule: string
  /** As precisely as it is known: a year, a month or a day. */
  since: string | null
  note: string
}

import type { AmountUnit } from '../catalogue/vocabulary.ts'
import type { Nutrient } from './nutrients.ts'
import type { Sourced } from './source.ts'

export type Conversion = Sourced & {
  nutrient: Nutrient
  /** The form it applies to; null for all forms of the nutrient. */
  form: string | null
  from: AmountUnit
  /** One `from` is `factor` of `to`, the unit of the reference value. */
  factor: number
  to: AmountUnit
}

const asOf = '2026-11-20'
const nih = 'NIH/USDA supplement ingredient database, unit conversion page'

/** From a label's unit to the unit of the reference value. */
export const conversions: readonly Conversion[] = [
  {
    nutrient: 'vitamin_d',
    form: null,
    from: 'IU',
    factor: 0.025,
    to: 'µg',
    source: nih,
    asOf,
    verified: true,
  },
  {
    nutrient: 'vitamin_a',
    form: 'retinol',
    from: 'IU',
    factor: 0.3,
    to: 'µg',
    source: nih,
    asOf,
    verified: true,
  },
  {
    nutrient: 'vitamin_a',
    form: 'beta-carotene',
    from: 'µg',
    factor: 1 / 6,
    to: 'µg',
    source: 'German nutrition labelling regulation (NKV), footnote: 1 µg vitamin A = 6 µg beta-carotene',
    asOf,
    verified: true,
  },
  {
    nutrient: 'vitamin_e',
    form: 'd-alpha-tocopherol',
    from: 'IU',
    factor: 0.67,
    to: 'mg',
    source: nih,
    asOf,
    verified: true,
  },
  {
    nutrient: 'vitamin_e',
    form: 'dl-alpha-tocopherol',
    from: 'IU',
    factor: 0.9 * 0.74,
    to: 'mg',
    source: `${nih} for the mass of 0.9 mg; the activity of 0.74 alpha-TE per mg from memory`,
    asOf,
    verified: false,
  },
  {
    nutrient: 'vitamin_a',
    form: 'retinyl-palmitate',
    from: 'IU',
    factor: 0.3,
    to: 'µg',
    source: 'From memory: the mass of the ester (0.55 µg) could not be checked',
    asOf,
    verified: false,
  },
  {
    nutrient: 'folic_acid',
    form: 'dfe',
    from: 'µg',
    factor: 0.6,
    to: 'µg',
    source:
      'Encyclopaedia, journal abstract (2000) and medical dictionary: 0.6 µg folic acid with food = 1 µg DFE',
    asOf,
    verified: true,
  },
]

import type { AmountUnit } from '../catalogue/vocabulary.ts'
import type { Sourced } from './source.ts'

/** The amount an adult should not exceed per day in the long term. */
export type UpperLevel = Sourced & {
  substance: string
  amount: number
  unit: AmountUnit
  kind: 'upper level' | 'safe level'
  /** The forms it applies to; null for all of them. */
  forms: readonly string[] | null
  /** Whether it counts only supplements and fortified food, or the whole diet. */
  of: 'supplements' | 'whole diet'
}

const asOf = '2026-11-20'
const verified = true
const overview = 'EFSA overview on tolerable upper intake levels, version 4, September 2018, table 1'

/** Adults, EFSA and its predecessor SCF. */
export const upperLevels: readonly UpperLevel[] = [
  row('vitamin_a', 3000, 'µg', 'EFSA Journal 2024;22:e8814', {
    forms: ['retinol', 'retinyl-acetate', 'retinyl-palmitate'],
  }),
  row('vitamin_d', 100, 'µg', 'EFSA Journal 2023;21:8145'),
  row('vitamin_e', 300, 'mg', 'EFSA Journal 2024;22:e8953'),
  row('vitamin_b6', 12, 'mg', 'EFSA Journal 2023;21:8006'),
  row('folic_acid', 1000, 'µg', 'EFSA Journal 2023;21:8353', { of: 'supplements' }),
  row('niacin', 900, 'mg', 'Norwegian VKM page quoting SCF 2002', {
    forms: ['nicotinamide'],
    of: 'supplements',
  }),
  row('niacin', 10, 'mg', 'Norwegian VKM page quoting SCF 2002', {
    forms: ['nicotinic-acid'],
    of: 'supplements',
  }),
  row('calcium', 2500, 'mg', overview),
  row('copper', 5, 'mg', overview),
  row('iodine', 600, 'µg', overview),
  row('molybdenum', 600, 'µg', overview),
  row('boron', 10, 'mg', overview),
  row('selenium', 255, 'µg', 'EFSA Journal 2023;21:7704'),
  row('zinc', 25, 'mg', 'Harmonised upper levels, Advances in Nutrition 2020 (SCF 2003)'),
  row('magnesium', 250, 'mg', `${overview}; BfR press release, December 2017`, {
    forms: ['oxide', 'chloride', 'sulphate', 'lactate'],
    of: 'supplements',
  }),
  row('iron', 40, 'mg', 'EFSA news, 12 June 2024', { kind: 'safe level' }),
  row('manganese', 8, 'mg', 'EFSA Journal 2023;21:e8413', { kind: 'safe level' }),
  row('fluoride', 3.3, 'mg', 'Latvian BIOR institute, 25 July 2025', { kind: 'safe level' }),
]

function row(
  substance: string,
  amount: number,
  unit: AmountUnit,
  source: string,
  rest: Partial<Pick<UpperLevel, 'forms' | 'kind' | 'of'>> = {},
): UpperLevel {
  return {
    substance,
    amount,
    unit,
    source,
    asOf,
    verified,
    kind: 'upper level',
    forms: null,
    of: 'whole diet',
    ...rest,
  }
}

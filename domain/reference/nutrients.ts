import type { AmountUnit } from '../catalogue/vocabulary.ts'
import type { Sourced } from './source.ts'

/** Regulation (EU) 1169/2011, annex XIII, part A, point 1: the 27 nutrients that have a reference value. */
export const nutrients = [
  'vitamin_a',
  'vitamin_d',
  'vitamin_e',
  'vitamin_k',
  'vitamin_c',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitamin_b6',
  'folic_acid',
  'vitamin_b12',
  'biotin',
  'pantothenic_acid',
  'potassium',
  'chloride',
  'calcium',
  'phosphorus',
  'magnesium',
  'iron',
  'zinc',
  'copper',
  'manganese',
  'fluoride',
  'selenium',
  'chromium',
  'molybdenum',
  'iodine',
] as const
export type Nutrient = (typeof nutrients)[number]

export type ReferenceValue = Sourced & { nutrient: Nutrient; amount: number; unit: AmountUnit }

const source =
  'Annex XIII of Regulation (EU) 1169/2011 (OJ L 304, 22.11.2011, p. 61), compared with a company table of the same values and with annex 1 of the German nutrition labelling regulation (NKV)'
const asOf = '2026-11-20'
const verified = true

export const referenceValues: readonly ReferenceValue[] = [
  { nutrient: 'vitamin_a', amount: 800, unit: 'µg', source, asOf, verified },
  { nutrient: 'vitamin_d', amount: 5, unit: 'µg', source, asOf, verified },
  { nutrient: 'vitamin_e', amount: 12, unit: 'mg', source, asOf, verified },
  { nutrient: 'vitamin_k', amount: 75, unit: 'µg', source, asOf, verified },
  { nutrient: 'vitamin_c', amount: 80, unit: 'mg', source, asOf, verified },
  { nutrient: 'thiamin', amount: 1.1, unit: 'mg', source, asOf, verified },
  { nutrient: 'riboflavin', amount: 1.4, unit: 'mg', source, asOf, verified },
  { nutrient: 'niacin', amount: 16, unit: 'mg', source, asOf, verified },
  { nutrient: 'vitamin_b6', amount: 1.4, unit: 'mg', source, asOf, verified },
  { nutrient: 'folic_acid', amount: 200, unit: 'µg', source, asOf, verified },
  { nutrient: 'vitamin_b12', amount: 2.5, unit: 'µg', source, asOf, verified },
  { nutrient: 'biotin', amount: 50, unit: 'µg', source, asOf, verified },
  { nutrient: 'pantothenic_acid', amount: 6, unit: 'mg', source, asOf, verified },
  { nutrient: 'potassium', amount: 2000, unit: 'mg', source, asOf, verified },
  { nutrient: 'chloride', amount: 800, unit: 'mg', source, asOf, verified },
  { nutrient: 'calcium', amount: 800, unit: 'mg', source, asOf, verified },
  { nutrient: 'phosphorus', amount: 700, unit: 'mg', source, asOf, verified },
  { nutrient: 'magnesium', amount: 375, unit: 'mg', source, asOf, verified },
  { nutrient: 'iron', amount: 14, unit: 'mg', source, asOf, verified },
  { nutrient: 'zinc', amount: 10, unit: 'mg', source, asOf, verified },
  { nutrient: 'copper', amount: 1, unit: 'mg', source, asOf, verified },
  { nutrient: 'manganese', amount: 2, unit: 'mg', source, asOf, verified },
  { nutrient: 'fluoride', amount: 3.5, unit: 'mg', source, asOf, verified },
  { nutrient: 'selenium', amount: 55, unit: 'µg', source, asOf, verified },
  { nutrient: 'chromium', amount: 40, unit: 'µg', source, asOf, verified },
  { nutrient: 'molybdenum', amount: 50, unit: 'µg', source, asOf, verified },
  { nutrient: 'iodine', amount: 150, unit: 'µg', source, asOf, verified },
]

export function isNutrient(key: string): key is Nutrient {
  return (nutrients as readonly string[]).includes(key)
}

import type { Allergen } from '../catalogue/vocabulary.ts'
import type { Sourced } from './source.ts'

export type AllergenEntry = Sourced & {
  allergen: Allergen
  /** As named in annex II. */
  wording: string
  /** Exceptions and limits in the annex; null if there are none. */
  exceptions: string | null
}

const source =
  'Annex II of Regulation (EU) 1169/2011, read in a company table, a University of Nebraska page and the Polish text'
const asOf = '2026-11-20'
const verified = true

/** The substances that must be named and emphasised in a list of ingredients. */
export const allergenEntries: readonly AllergenEntry[] = [
  {
    allergen: 'gluten',
    wording:
      'Cereals containing gluten (wheat incl. spelt and khorasan, rye, barley, oats or their hybridised strains) and products thereof',
    exceptions:
      'not: wheat-based glucose syrups incl. dextrose; wheat-based maltodextrins; barley-based glucose syrups; cereals for alcoholic distillates',
    source,
    asOf,
    verified,
  },
  {
    allergen: 'crustaceans',
    wording: 'Crustaceans and products thereof',
    exceptions: null,
    source,
    asOf,
    verified,
  },
  { allergen: 'eggs', wording: 'Eggs and products thereof', exceptions: null, source, asOf, verified },
  {
    allergen: 'fish',
    wording: 'Fish and products thereof',
    exceptions:
      'not: fish gelatine as carrier for vitamin or carotenoid preparations; fish gelatine or isinglass as fining agent in beer and wine',
    source,
    asOf,
    verified,
  },
  { allergen: 'peanuts', wording: 'Peanuts and products thereof', exceptions: null, source, asOf, verified },
  {
    allergen: 'soybeans',
    wording: 'Soybeans and products thereof',
    exceptions:
      'not: fully refined soybean oil and fat; mixed tocopherols (E306), natural D-alpha-tocopherol, its acetate and succinate from soybean; phytosterols and their esters from soybean; plant stanol ester from soybean',
    source,
    asOf,
    verified,
  },
  {
    allergen: 'milk',
    wording: 'Milk (including lactose) and products thereof',
    exceptions: 'not: whey for alcoholic distillates; lactitol',
    source,
    asOf,
    verified,
  },
  {
    allergen: 'nuts',
    wording:
      'Nuts (almond, hazelnut, walnut, cashew, pecan, Brazil nut, pistachio, macadamia/Queensland nut) and products thereof',
    exceptions: 'not: nuts for alcoholic distillates',
    source,
    asOf,
    verified,
  },
  { allergen: 'celery', wording: 'Celery and products thereof', exceptions: null, source, asOf, verified },
  { allergen: 'mustard', wording: 'Mustard and products thereof', exceptions: null, source, asOf, verified },
  {
    allergen: 'sesame',
    wording: 'Sesame seeds and products thereof',
    exceptions: null,
    source,
    asOf,
    verified,
  },
  {
    allergen: 'sulphites',
    wording: 'Sulphur dioxide and sulphites',
    exceptions:
      'only above 10 mg/kg or 10 mg/l as total SO2, in the product as ready for consumption or as reconstituted',
    source,
    asOf,
    verified,
  },
  { allergen: 'lupin', wording: 'Lupin and products thereof', exceptions: null, source, asOf, verified },
  {
    allergen: 'molluscs',
    wording: 'Molluscs and products thereof',
    exceptions: null,
    source,
    asOf,
    verified,
  },
]

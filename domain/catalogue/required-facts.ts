import type { Language } from '../languages.ts'
import { referenceValue } from '../reference/nrv.ts'
import type { ProductRecord } from './imports/record.ts'
import type { Allergen, LabelWarning } from './vocabulary.ts'

/** What a product must state before it may be published; the words are `admin-products:required.<key>`. */
export const requiredFacts = [
  'name',
  'legal-name',
  'ingredients',
  'allergens',
  'net-quantity',
  'daily-portion',
  'label',
  'nrv',
  'warnings',
  'operator',
  'price',
] as const
export type RequiredFact = (typeof requiredFacts)[number]

/** Directive 2002/46/EC, article 6(3): every food supplement carries these. */
export const mandatoryWarnings: readonly LabelWarning[] = [
  'do-not-exceed',
  'varied-diet',
  'keep-from-children',
]

type Facts = Pick<
  ProductRecord,
  'allergens' | 'lines' | 'operator' | 'portionAmount' | 'portionUnit' | 'terms' | 'texts' | 'warnings'
> & {
  variants: readonly (Pick<ProductRecord['variants'][number], 'contentAmount' | 'contentUnit'> & {
    prices: readonly unknown[]
  })[]
}
/** `languages`: where a text is missing. */
export type MissingFact = { fact: RequiredFact; languages: Language[] }

/** What is still missing, in the order of `requiredFacts`; `nutrientOf` gives the reference value's key. */
export function missingFacts(
  product: Facts,
  nutrientOf: (ingredient: string) => string | null,
): MissingFact[] {
  const { lines, operator, portionAmount, portionUnit, texts, variants, warnings } = product
  const written = Object.entries(texts) as [Language, NonNullable<(typeof texts)[Language]>][]
  const without = (field: 'ingredientList' | 'legalName') =>
    written.flatMap(([language, text]) => (text[field].trim() === '' ? [language] : []))
  const missing: Record<RequiredFact, boolean | Language[]> = {
    name: written.length === 0 || written.flatMap(([language, { name }]) => (name.trim() ? [] : [language])),
    'legal-name': written.length === 0 || without('legalName'),
    ingredients: written.length === 0 || without('ingredientList'),
    allergens: contradictedAllergens(product).length > 0,
    'net-quantity':
      variants.length === 0 ||
      variants.some(({ contentAmount, contentUnit }) => !contentAmount || contentUnit === null),
    'daily-portion': !portionAmount || portionUnit === null,
    label: !lines.some(({ amount }) => amount !== null),
    nrv: lines.some((line) => lacksNrv(line, nutrientOf)),
    warnings: mandatoryWarnings.some((warning) => !warnings.includes(warning)),
    operator: operator.trim() === '',
    price: !variants.some(({ prices }) => prices.length > 0),
  }
  return requiredFacts.flatMap((fact) => {
    const found = missing[fact]
    if (Array.isArray(found)) return found.length > 0 ? [{ fact, languages: found }] : []
    return found ? [{ fact, languages: [] }] : []
  })
}

/** A vitamin or mineral with an amount states its share of the reference intake. */
export function lacksNrv(
  {
    ingredient,
    amount,
    nrvPercent,
  }: Pick<ProductRecord['lines'][number], 'amount' | 'ingredient' | 'nrvPercent'>,
  nutrientOf: (ingredient: string) => string | null,
): boolean {
  if (ingredient === null || amount === null || nrvPercent !== null) return false
  const nutrient = nutrientOf(ingredient)
  return nutrient !== null && referenceValue(nutrient) !== undefined
}

const freeFromOf: Partial<Record<Allergen, readonly string[]>> = {
  gluten: ['gluten'],
  crustaceans: ['crustaceans'],
  eggs: ['egg'],
  fish: ['fish'],
  peanuts: ['peanuts'],
  soybeans: ['soya'],
  milk: ['milk', 'lactose'],
  nuts: ['nuts'],
}

/** Allergens that the product contains and claims to be free from. */
export function contradictedAllergens({ allergens, terms }: Pick<Facts, 'allergens' | 'terms'>): Allergen[] {
  return allergens.filter((allergen) => freeFromOf[allergen]?.some((slug) => terms.free_from.includes(slug)))
}

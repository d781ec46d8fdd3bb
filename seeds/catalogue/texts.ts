import { fingerprint } from '#lib/pack-drawing/pack-drawing.ts'
import { wordFor } from '#server/catalogue/vocabulary/vocabulary.ts'
import type { DemoProduct } from './demo-product.ts'
import { fill } from './fill.ts'
import { ingredientOf } from './ingredients.ts'
import { isAllergen } from './label.ts'
import { productName, quantity } from './names.ts'
import type { LanguagePhrases } from './phrases.ts'
import type { Delivery, Dose } from './recipes/recipe.ts'

export type ProductTexts = Record<'name' | 'legalName' | 'description' | 'usage' | 'ingredientList', string>

export function textsIn(phrasesOfLanguage: LanguagePhrases, product: DemoProduct): ProductTexts {
  return {
    name: productName(product, phrasesOfLanguage),
    legalName: phrasesOfLanguage.phrases.legalName,
    description: description(phrasesOfLanguage, product),
    usage: sentences(phrasesOfLanguage, [
      usage(phrasesOfLanguage, product),
      product.time && phrasesOfLanguage.phrases.times[product.time],
    ]),
    ingredientList: ingredientList(phrasesOfLanguage, product),
  }
}

function description(phrasesOfLanguage: LanguagePhrases, product: DemoProduct): string {
  const { phrases } = phrasesOfLanguage
  const turn = fingerprint(product.key) % 2
  const opening = phrases.openings[openingOf(product)]?.[turn]
  const notes = product.doses
    .slice(0, 3)
    .flatMap(({ ingredient, form }) => [
      phrases.notes.ingredients[ingredient],
      form ? phrases.notes.forms[form] : undefined,
    ])
  const claims = product.claims.flatMap((claim) => [
    sentence(phrasesOfLanguage, phrases.claims[claim]!.text),
    phrases.claimEffects[claim],
  ])
  const qualities = product.qualities.map((quality) => phrases.qualities[quality])
  const firstNotes = [...new Set(notes.filter((note) => note !== undefined))].slice(0, 2)
  return sentences(phrasesOfLanguage, [
    opening,
    ...firstNotes,
    facts(phrasesOfLanguage, product, turn),
    ...new Set(claims),
    ...qualities,
  ])
}

function openingOf(product: DemoProduct): string {
  if (product.delivery === 'tea') return 'tea'
  return product.doses.length > 2 || (product.doses.length > 1 && product.name.kind === 'title')
    ? 'complex'
    : ingredientOf(product.doses[0]!.ingredient).kind
}

const factsShown = 4

function facts(phrasesOfLanguage: LanguagePhrases, product: DemoProduct, turn: number): string {
  const { phrases, language } = phrasesOfLanguage
  const shown = product.doses
    .slice(0, factsShown)
    .map((dose) =>
      fill(
        phrases.list.fact,
        { name: detailed(phrasesOfLanguage, dose), amount: amount(phrasesOfLanguage, dose) },
        language,
      ),
    )
  return fill(
    phrases.facts[turn]!,
    {
      portion: quantity(phrasesOfLanguage, phrases.units, product.portion),
      facts: shown.join(phrases.list.separator),
    },
    language,
  )
}

function amount(phrasesOfLanguage: LanguagePhrases, { amount, unit }: Dose): string {
  const counted = unit === 'CFU' ? { amount: amount / 1e9, unit: 'billion-cfu' } : { amount, unit }
  return quantity(phrasesOfLanguage, phrasesOfLanguage.phrases.amounts, counted)
}

/** "Magnesium (bisglycinate)", "Ashwagandha root extract (Withania somnifera)". */
function detailed({ phrases, language }: LanguagePhrases, { ingredient, form, part }: Dose): string {
  const name = wordFor('ingredients', ingredient, language)
  const { latin } = ingredientOf(ingredient)
  if (part && latin)
    return fill(phrases.list.extract, { plant: name, part: phrases.parts[part].name, latin }, language)
  return form ? fill(phrases.list.detail, { name, detail: wordFor('forms', form, language) }, language) : name
}

function ingredientList(phrasesOfLanguage: LanguagePhrases, product: DemoProduct): string {
  const { phrases, language } = phrasesOfLanguage
  const emphasised = (text: string, isAllergen: boolean) =>
    isAllergen ? fill(phrases.list.allergen, { name: text }, language) : text
  const actives = product.doses
    .filter(({ ingredient }) => !isPartOfAnother(ingredient, product))
    .map((dose) => emphasised(detailed(phrasesOfLanguage, dose), isAllergen(dose.ingredient)))
  const additives = product.additives.map((slug) =>
    emphasised(wordFor('additives', slug, language), slug === 'softgel-fish-gelatine'),
  )
  return fill(
    phrases.list.end,
    { items: [...new Set([...actives, ...additives])].join(phrases.list.separator) },
    language,
  )
}

/** EPA is part of the fish oil that is already in the list. */
function isPartOfAnother(ingredient: string, product: DemoProduct): boolean {
  const fattyAcids = ['epa', 'dha', 'alpha-linolenic-acid', 'gamma-linolenic-acid']
  return fattyAcids.includes(ingredient) && product.doses.some((dose) => /-oil$/.test(dose.ingredient))
}

const usages: Record<Delivery, string> = {
  capsules: 'swallow',
  tablets: 'swallow',
  softgels: 'swallow',
  powder: 'stir',
  liquid: 'spoon',
  oil: 'spoon',
  drops: 'drops',
  tincture: 'tincture',
  spray: 'spray',
  lozenges: 'dissolve-mouth',
  gummies: 'chew',
  sachets: 'stir',
  effervescent: 'effervescent',
  ampoules: 'drink',
  tea: 'brew',
  other: 'stir',
}

function usage(phrasesOfLanguage: LanguagePhrases, product: DemoProduct): string {
  const { phrases, language } = phrasesOfLanguage
  const swells = product.doses.some(
    ({ ingredient }) => ingredient === 'psyllium' || ingredient === 'glucomannan',
  )
  const stirred = usages[product.delivery] === 'stir'
  const shaken = product.delivery === 'powder' && product.categories.includes('protein-powders')
  const key = swells && stirred ? 'swell' : shaken ? 'shake' : usages[product.delivery]
  return fill(
    phrases.usage[key]!,
    { portion: quantity(phrasesOfLanguage, phrases.units, product.portion) },
    language,
  )
}

function sentence({ phrases, language }: LanguagePhrases, text: string): string {
  return fill(phrases.list.end, { items: text }, language)
}

function sentences(
  { phrases, language }: LanguagePhrases,
  list: readonly (string | null | undefined)[],
): string {
  return list
    .filter((text) => text !== undefined && text !== null)
    .reduce(
      (text, next) => (text ? fill(phrases.list.sentence, { sentence: text, next }, language) : next),
      '',
    )
}

/** A description of a brand in two sentences. */
export function brandStory(
  phrasesOfLanguage: LanguagePhrases,
  { name, story, habit }: { name: string; story: string; habit: string },
): string {
  const told = fill(phrasesOfLanguage.phrases.stories[story]!, { brand: name }, phrasesOfLanguage.language)
  return sentences(phrasesOfLanguage, [told, phrasesOfLanguage.phrases.habits[habit]])
}

import type { PackForm } from '#domain/catalogue/pack-design.ts'
import type { Allergen, LabelWarning } from '#domain/catalogue/vocabulary.ts'
import { fingerprint } from '#lib/pack-drawing/pack-drawing.ts'
import { ingredientOf, traitsOf } from './ingredients.ts'
import { formOf } from './packs.ts'
import type { Planned } from './planned.ts'
import type { Delivery } from './recipes/recipe.ts'

const always: readonly LabelWarning[] = ['do-not-exceed', 'keep-from-children', 'varied-diet']
const polyols = ['xylitol', 'sorbitol', 'isomalt', 'erythritol']

export function warningsOf(
  planned: Planned,
  additives: readonly string[],
  practitionerOnly: boolean,
): LabelWarning[] {
  const fromIngredients = planned.doses.flatMap((dose) => traitsOf(dose.ingredient).warnings ?? [])
  const forMothers = planned.suitable.includes('pregnancy')
  return [
    ...new Set([
      ...always,
      ...planned.warnings,
      ...fromIngredients,
      ...(additives.some((slug) => polyols.includes(slug)) ? (['laxative-effect'] as const) : []),
      ...(additives.includes('ethanol') ? (['alcohol', 'pregnancy'] as const) : []),
      ...(planned.suitable.includes('children') ? (['age-three'] as const) : []),
      ...(practitionerOnly ? (['practitioner'] as const) : []),
    ]),
  ].filter((warning) => !(forMothers && (warning === 'pregnancy' || warning === 'iron-need')))
}

const shells: Record<Planned['brand']['shell'], string> = {
  hpmc: 'capsule-hpmc',
  pullulan: 'capsule-pullulan',
  gelatine: 'capsule-gelatine',
}
const flavouring: Record<string, string> = {
  vanilla: 'natural-vanilla-flavouring',
  cacao: 'cocoa-powder',
  lemon: 'natural-lemon-flavouring',
  citrus: 'natural-lemon-flavouring',
  orange: 'natural-orange-flavouring',
  mint: 'natural-mint-flavouring',
  berry: 'natural-berry-flavouring',
  raspberry: 'natural-berry-flavouring',
  blackcurrant: 'natural-berry-flavouring',
  strawberry: 'natural-berry-flavouring',
  cherry: 'natural-berry-flavouring',
}

/** What it contains besides the active ingredients, by delivery form and by how strict the brand is. */
export function additivesOf(planned: Planned): string[] {
  const { delivery, brand, flavour } = planned
  const taste = flavour && flavour !== 'unflavoured' ? [flavouring[flavour] ?? 'natural-flavouring'] : []
  const sweet = taste.length > 0 && delivery !== 'oil' ? ['steviol-glycosides'] : []
  const base: Record<Delivery, string[]> = {
    capsules: [shells[brand.shell], ...capsuleFillers(planned)],
    tablets: ['microcrystalline-cellulose', ...tabletFillers(planned)],
    softgels: [softgelShell(planned), 'sunflower-oil', 'tocopherol-extract'],
    powder: taste.length > 0 ? ['citric-acid'] : [],
    sachets: taste.length > 0 ? ['citric-acid', 'inulin'] : ['inulin'],
    liquid: isOily(planned)
      ? ['tocopherol-extract', 'natural-lemon-flavouring']
      : ['water', 'glycerol', 'citric-acid', 'natural-orange-flavouring', 'potassium-sorbate'],
    drops: isOily(planned) ? ['mct-carrier'] : ['water', 'glycerol', 'potassium-sorbate'],
    tincture: ['ethanol', 'water'],
    spray: isOily(planned)
      ? ['mct-carrier', 'natural-mint-flavouring']
      : ['water', 'glycerol', 'xylitol', 'natural-mint-flavouring'],
    lozenges: [fingerprint(planned.key) % 2 ? 'isomalt' : 'sorbitol', 'citric-acid', 'magnesium-stearate'],
    gummies: [
      'glucose-syrup',
      'cane-sugar',
      'water',
      'pectin',
      'citric-acid',
      fingerprint(planned.key) % 2 ? 'beetroot-colour' : 'carrot-colour',
    ],
    effervescent: ['citric-acid', 'sodium-bicarbonate', 'sorbitol'],
    ampoules: ['water', 'glycerol', 'citric-acid', 'natural-flavouring'],
    oil: ['tocopherol-extract'],
    tea: [],
    other: [],
  }
  return [...new Set([...base[delivery], ...taste, ...sweet])]
}

function capsuleFillers({ brand, key }: Planned): string[] {
  if (brand.additives === 'none') return []
  if (brand.additives === 'usual')
    return ['microcrystalline-cellulose', 'magnesium-stearate', 'silicon-dioxide']
  return fingerprint(key) % 3 ? ['rice-flour'] : ['acacia-gum', 'l-leucine']
}

function tabletFillers({ brand, key }: Planned): string[] {
  if (brand.additives === 'usual')
    return ['dicalcium-phosphate', 'croscarmellose', 'magnesium-stearate', 'film-coating']
  return fingerprint(key) % 2
    ? ['tapioca-starch', 'stearic-acid']
    : ['rice-bran-extract', 'silicon-dioxide', 'film-coating']
}

function softgelShell({ doses, key }: Planned): string {
  const isFish = doses.some((dose) => traitsOf(dose.ingredient).origin === 'fish')
  if (isFish) return 'softgel-fish-gelatine'
  return fingerprint(key) % 3 ? 'softgel-starch' : 'softgel-gelatine'
}

function isOily({ doses }: Planned): boolean {
  const oily = [
    'vitamin-d3',
    'vitamin-k2',
    'vitamin-k1',
    'vitamin-e',
    'vitamin-a',
    'coenzyme-q10',
    'oregano',
    'mct-oil',
  ]
  return doses.every(
    (dose) => oily.includes(dose.ingredient) || ingredientOf(dose.ingredient).kind === 'fatty-acid',
  )
}

const allergenOrigins = ['fish', 'crustaceans', 'milk', 'soybeans', 'gluten'] as const

export function isAllergen(ingredient: string): boolean {
  const { origin } = traitsOf(ingredient)
  return allergenOrigins.some((allergen) => allergen === origin)
}

export function allergensOf({ doses }: Planned, additives: readonly string[]): Allergen[] {
  const origins = doses.map((dose) => traitsOf(dose.ingredient).origin)
  return allergenOrigins.filter(
    (origin) =>
      origins.includes(origin) || (origin === 'fish' && additives.includes('softgel-fish-gelatine')),
  )
}

const meats = ['fish', 'crustaceans', 'meat']
const gelatines = ['capsule-gelatine', 'softgel-gelatine', 'softgel-fish-gelatine']

function isVegetarian({ doses }: Planned, additives: readonly string[]): boolean {
  const eatsMeat = doses.some((dose) => meats.includes(traitsOf(dose.ingredient).origin ?? ''))
  return !eatsMeat && !additives.some((slug) => gelatines.includes(slug))
}

// Plain vitamin D3 comes from wool fat.
function isVegan(planned: Planned, additives: readonly string[]): boolean {
  const origins = ['milk', 'bee']
  return (
    isVegetarian(planned, additives) &&
    !planned.doses.some(
      ({ ingredient, form }) =>
        origins.includes(traitsOf(ingredient).origin ?? '') ||
        form === 'cholecalciferol' ||
        ingredient === 'hyaluronic-acid',
    )
  )
}

export function suitableForOf(planned: Planned, additives: readonly string[]): string[] {
  const hash = fingerprint(planned.brand.name)
  const isPlain = isVegetarian(planned, additives) && !additives.includes('ethanol')
  const isSugarFree =
    !additives.includes('cane-sugar') && !planned.doses.some((dose) => dose.ingredient === 'honey')
  const forChildren = planned.suitable.includes('children')
  return [
    ...new Set([
      ...(isVegan(planned, additives) ? ['vegans'] : []),
      ...(isVegetarian(planned, additives) ? ['vegetarians'] : []),
      ...(forChildren ? ['teenagers'] : ['adults']),
      ...(isPlain && hash % 3 === 0 ? ['halal'] : []),
      ...(isPlain && hash % 4 === 0 ? ['kosher'] : []),
      ...(isSugarFree && planned.goals.includes('blood-sugar') ? ['diabetics'] : []),
      ...planned.suitable,
    ]),
  ]
}

export function freeFromOf(planned: Planned, additives: readonly string[]): string[] {
  const allergens = allergensOf(planned, additives)
  const { key, doses } = planned
  const has = (...slugs: string[]) => additives.some((slug) => slugs.includes(slug))
  const hasYeast = doses.some((dose) => dose.ingredient === 'saccharomyces-boulardii')
  const unless = (unwanted: boolean, slug: string) => (unwanted ? [] : [slug])
  return [
    ...unless(allergens.includes('gluten'), 'gluten'),
    ...unless(allergens.includes('milk'), 'lactose'),
    ...unless(allergens.includes('milk'), 'milk'),
    ...unless(allergens.includes('soybeans'), 'soya'),
    'egg',
    ...unless(allergens.includes('fish'), 'fish'),
    ...unless(allergens.includes('crustaceans'), 'crustaceans'),
    ...unless(fingerprint(key) % 5 === 0, 'nuts'),
    ...unless(fingerprint(key) % 5 === 0, 'peanuts'),
    ...unless(
      has('cane-sugar', 'glucose-syrup', 'maltodextrin') || doses.some((dose) => dose.ingredient === 'honey'),
      'added-sugar',
    ),
    'artificial-colours',
    'artificial-sweeteners',
    'artificial-flavours',
    'titanium-dioxide',
    ...unless(has('magnesium-stearate'), 'magnesium-stearate'),
    ...unless(fingerprint(planned.brand.name) % 4 === 1, 'gmo'),
    ...unless(hasYeast || fingerprint(key) % 6 === 0, 'yeast'),
    ...unless(has('ethanol'), 'alcohol'),
    ...unless(has(...gelatines), 'gelatine'),
    ...unless(fingerprint(planned.brand.name) % 3 === 1, 'palm-oil'),
  ]
}

const glassForms: readonly PackForm[] = ['bottleAmber', 'jarAmber', 'dropper']

/** What the description says about production. */
export function qualitiesOf(
  planned: Planned,
  additives: readonly string[],
  practitionerOnly: boolean,
): string[] {
  const { brand, delivery, doses, traits, flavour } = planned
  const ofFish = doses.some((dose) => dose.ingredient === 'fish-oil')
  const ofAlgae = doses.some((dose) => dose.ingredient === 'algae-oil')
  const cultured = doses.some((dose) => ingredientOf(dose.ingredient).kind === 'probiotic')
  return [
    ...(traits.includes('organic') ? ['organic'] : []),
    ...(ofFish ? ['wild-fish'] : ofAlgae ? ['algae'] : []),
    ...(cultured ? ['cold-chain'] : []),
    ...(delivery === 'drops' ? ['measured'] : []),
    ...(isVegan(planned, additives) ? ['vegan'] : isVegetarian(planned, additives) ? ['vegetarian'] : []),
    ...(brand.additives === 'none' && delivery === 'capsules' ? ['no-additives'] : []),
    ...(flavour && !additives.includes('cane-sugar') && delivery !== 'oil' ? ['sugar-free'] : []),
    ...(glassForms.includes(formOf(planned)) ? ['glass'] : []),
    ...(brand.packs[delivery] === 'pouch' ? ['refill'] : []),
    ...(brand.habit === 'tested' ? ['tested'] : []),
    ...(practitionerOnly ? (['practitioner'] as const) : []),
  ]
}

import { fingerprint } from '#lib/pack-drawing/pack-drawing.ts'
import type { Brand } from './brands.ts'
import { ingredientOf, traitsOf } from './ingredients.ts'
import { englishName, type Planned } from './planned.ts'
import { pick, randomOf } from './random.ts'
import { recipesByFamily } from './recipes/all.ts'
import type { Delivery, Family, Recipe, Trait } from './recipes/recipe.ts'

const organicFamilies: readonly Family[] = ['herbs', 'tinctures', 'teas', 'superfoods', 'mushrooms', 'bee']
const organicShare = 0.4
const flavoured: readonly Delivery[] = [
  'powder',
  'sachets',
  'effervescent',
  'gummies',
  'lozenges',
  'liquid',
  'oil',
]
const usuallyFlavoured: readonly Delivery[] = ['effervescent', 'gummies', 'lozenges']
const usualFlavours = ['lemon', 'orange', 'berry', 'raspberry', 'blackcurrant', 'cherry', 'mint', 'apple']

/** How often each recipe was taken, so that the brands together offer nearly all of them. */
export type RecipeCounts = Map<string, number>

/** A brand's products: recipes few others offer, with various ingredients, and no duplicate names. */
export function productsOfBrand(brand: Brand, house: readonly Planned[], taken: RecipeCounts): Planned[] {
  const made: Planned[] = []
  const names = new Set(house.map(englishName))
  const subjects = new Map<string, number>()
  for (const [family, wanted] of Object.entries(brand.shelves)) {
    const open = (recipesByFamily.get(family as Family) ?? []).filter((recipe) => isFor(brand, recipe))
    const offers = open.map((recipe) => offerOf(brand, recipe))
    for (let count = 0; count < wanted; count += 1) {
      const cost = ({ recipe, luck }: Offer) =>
        (taken.get(recipe.key) ?? 0) * takenWeight +
        (subjects.get(subjectOf(recipe)) ?? 0) * subjectWeight +
        luck
      const best = offers
        .filter(({ name }) => !names.has(name))
        .reduce<Offer | undefined>(
          (cheapest, offer) => (cheapest && cost(cheapest) <= cost(offer) ? cheapest : offer),
          undefined,
        )
      if (!best) break
      made.push(best.planned)
      names.add(best.name)
      taken.set(best.recipe.key, (taken.get(best.recipe.key) ?? 0) + 1)
      subjects.set(subjectOf(best.recipe), (subjects.get(subjectOf(best.recipe)) ?? 0) + 1)
    }
  }
  return made
}

type Offer = { recipe: Recipe; planned: Planned; name: string; luck: number }

function offerOf(brand: Brand, recipe: Recipe): Offer {
  const planned = taking(brand, recipe)
  return {
    recipe,
    planned,
    name: englishName(planned),
    luck: (fingerprint(brand.name + recipe.key) % 1000) / 1000,
  }
}

const takenWeight = 3
const subjectWeight = 2

function subjectOf({ name }: Recipe): string {
  if (name.kind === 'title') return name.title
  if (name.kind === 'extract') return name.plant
  return name.kind === 'single' || name.kind === 'form' ? name.ingredient : `${name.first}+${name.second}`
}

function isFor(brand: Brand, recipe: Recipe): boolean {
  const isAnimal = recipe.doses.some(
    (dose) => traitsOf(dose.ingredient).origin !== undefined && !isPlant(dose.ingredient),
  )
  if (brand.habit === 'vegan' && (isAnimal || recipe.delivery === 'softgels')) return false
  // Denmark prohibits ashwagandha in food supplements.
  return !(brand.country === 'DK' && recipe.doses.some((dose) => dose.ingredient === 'ashwagandha'))
}

function isPlant(ingredient: string): boolean {
  return ingredientOf(ingredient).kind === 'plant' || traitsOf(ingredient).origin === 'soybeans'
}

function taking(brand: Brand, recipe: Recipe): Planned {
  const random = randomOf(`${brand.name} ${recipe.key}`)
  const isOrganic = brand.organic && organicFamilies.includes(recipe.family) && random() < organicShare
  const traits: Trait[] = isOrganic ? [...recipe.traits, 'organic'] : recipe.traits
  return { ...recipe, key: `${brand.code}.${recipe.key}`, traits, brand, flavour: flavourOf(recipe, random) }
}

function flavourOf({ flavours, delivery }: Recipe, random: () => number): string | null {
  if (!flavoured.includes(delivery)) return null
  if (flavours.length > 0) return pick(flavours, random)
  return usuallyFlavoured.includes(delivery) ? pick(usualFlavours, random) : null
}

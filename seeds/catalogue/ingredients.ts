import type { LabelWarning } from '#domain/catalogue/vocabulary.ts'
import { structure } from '#server/catalogue/vocabulary/vocabulary.ts'
import { readJson } from './read-json.ts'

/** What the demonstration's packs and labels know about an ingredient besides its name. */
export type Traits = {
  symbol?: string
  /** Plant for the drawing. */
  plant?: string
  origin?: 'fish' | 'crustaceans' | 'milk' | 'soybeans' | 'gluten' | 'meat' | 'bee'
  warnings?: LabelWarning[]
}

const traits: Record<string, Traits> = readJson('./ingredients.json')
const known = new Map(structure.ingredients.map((ingredient) => [ingredient.slug, ingredient]))

export function traitsOf(slug: string): Traits {
  return traits[slug] ?? {}
}

export function ingredientOf(slug: string) {
  const ingredient = known.get(slug)
  if (!ingredient) throw new Error(`No such ingredient: ${slug}`)
  return ingredient
}

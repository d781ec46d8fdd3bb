import { readJson } from '../read-json.ts'
import type { Family, Recipe } from './recipe.ts'
import { type Complex, complexes, type Single, singles } from './write.ts'

const families: readonly Family[] = [
  'vitamins',
  'minerals',
  'omegas',
  'plant-oils',
  'herbs',
  'tinctures',
  'teas',
  'mushrooms',
  'probiotics',
  'fibre',
  'aminos',
  'proteins',
  'antioxidants',
  'enzymes',
  'superfoods',
  'bee',
  'complexes',
  'women',
  'children',
  'sport',
]

/** All recipes that brands may offer, family by family. */
export const recipesByFamily: ReadonlyMap<Family, readonly Recipe[]> = new Map(
  families.map((family) => {
    const written = readJson<{ singles: Single[]; complexes: Complex[] }>(`./recipes/${family}.json`)
    return [family, [...singles(family, written.singles), ...complexes(family, written.complexes)]]
  }),
)

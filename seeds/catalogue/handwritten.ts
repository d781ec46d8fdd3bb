import type { PackDesign } from '#domain/catalogue/pack-design.ts'
import { slugOf } from '#domain/slug.ts'
import type { Brand } from './brands.ts'
import type { Planned } from './planned.ts'
import { readJson } from './read-json.ts'
import { dose } from './recipes/doses.ts'
import { portionOf } from './recipes/portions.ts'
import type { Delivery, NameParts, Recipe, Time, Trait } from './recipes/recipe.ts'

/** A product written by hand: those that the design shows. */
type Written = {
  brand: string
  name: NameParts
  of: string[]
  in: [Delivery]
  units: number
  size: number
  price: number
  was?: number
  shown?: Recipe['shown']
  bareName?: boolean
  categories: string[]
  goals: string[]
  claims?: string[]
  suitable?: string[]
  time?: Time
  traits?: Trait[]
  flavours?: string[]
  practitionerOnly?: boolean
  soldOut?: boolean
  pack: Partial<PackDesign>
}

const written: Written[] = readJson('./recipes/house.json')

export function handwrittenProducts(brand: Brand): Planned[] {
  const slug = slugOf(brand.name)
  return written.flatMap((product, rank) => (product.brand === slug ? [planned(brand, product, rank)] : []))
}

function planned(brand: Brand, product: Written, rank: number): Planned {
  const [delivery] = product.in
  const doses = product.of.map(dose)
  const { size, price, was, practitionerOnly, soldOut, pack } = product
  return {
    key: `house.${Object.values(product.name).join('.')}.${delivery}`,
    family: 'complexes',
    name: product.name,
    bareName: product.bareName ?? false,
    doses,
    shown: product.shown ?? null,
    delivery,
    portion: { ...portionOf(delivery, doses), amount: product.units },
    sizes: [size],
    day: 0,
    categories: product.categories,
    goals: product.goals,
    claims: product.claims ?? [],
    warnings: [],
    suitable: product.suitable ?? [],
    time: product.time ?? null,
    traits: product.traits ?? [],
    flavours: product.flavours ?? [],
    clinical: false,
    pack,
    brand,
    flavour: product.flavours?.[0] ?? null,
    fixed: { rank, size, price, was, practitionerOnly, soldOut, pack },
  }
}

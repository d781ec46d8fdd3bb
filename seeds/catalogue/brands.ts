import type { BrandDesign, PackForm } from '#domain/catalogue/pack-design.ts'
import { readJson } from './read-json.ts'
import type { Delivery, Family } from './recipes/recipe.ts'

export type Brand = {
  name: string
  country: string
  /** Begins its SKUs. */
  code: string
  design: BrandDesign
  /** How dear it is; 1 is usual. */
  level: number
  story: string
  habit: string
  packs: Partial<Record<Delivery, PackForm>>
  /** What it adds besides the actives: nothing, a little, or what tablets usually have. */
  additives: 'none' | 'plain' | 'usual'
  shell: 'hpmc' | 'pullulan' | 'gelatine'
  organic: boolean
  /** How many products of each family it has. */
  shelves: Partial<Record<Family, number>>
}

export const brands: readonly Brand[] = readJson('./brands.json')

import type { BrandDesign, PackForm } from '#domain/catalogue/pack-design.ts'
import { readJson } from './read-json.ts'
import type { Delivery, Family } from './recipes/recipe.ts'

export type Brand = {
  name: string
  country: string
  /** Prefix of its SKUs. */
  code: string
  design: BrandDesign
  /** Price level; 1 is average. */
  level: number
  story: string
  habit: string
  packs: Partial<Record<Delivery, PackForm>>
  /** Additives besides the active ingredients: none, few, or what tablets usually contain. */
  additives: 'none' | 'plain' | 'usual'
  shell: 'hpmc' | 'pullulan' | 'gelatine'
  organic: boolean
  /** Number of products per family. */
  shelves: Partial<Record<Family, number>>
}

export const brands: readonly Brand[] = readJson('./brands.json')

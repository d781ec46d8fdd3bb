import type { PackDesign } from '#domain/catalogue/pack-design.ts'
import type { Brand } from './brands.ts'
import { productName } from './names.ts'
import { languagePhrases } from './phrases.ts'
import type { Recipe } from './recipes/recipe.ts'

/** A recipe that a brand offers. Values set by hand are in `fixed`; the rest follows by rule. */
export type Planned = Recipe & {
  brand: Brand
  flavour: string | null
  fixed?: {
    /** Its position among the newest. */
    rank: number
    size: number
    price: number
    was?: number | undefined
    practitionerOnly?: boolean | undefined
    soldOut?: boolean | undefined
    pack: Partial<PackDesign>
  }
}

const english = languagePhrases.find((phrasesOfLanguage) => phrasesOfLanguage.language === 'en')!

export function englishName(planned: Planned): string {
  return productName(planned, english)
}

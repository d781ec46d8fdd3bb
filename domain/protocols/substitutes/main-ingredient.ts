import type { ProductFacts, Substance } from '../facts.ts'

/** What a product is replaced for: the first ingredient of its label that the shop knows, or else the first. */
export function mainIngredient({ substances }: Pick<ProductFacts, 'substances'>): Substance | undefined {
  return substances.find(({ key }) => key !== null) ?? substances[0]
}

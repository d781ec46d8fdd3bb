import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { Words } from '../../platform/product-words.ts'
import { callOptional } from '../../platform/session/call-optional.ts'
import type { Crumb } from '../breadcrumbs.tsx'
import { type Card, cardOf } from '../cards/cards.ts'

const shown = 5
/** Enough to find five that are sold. */
const asked = 24

type Wanted = {
  /** The categories of the product, the closest last. */
  trail: readonly Crumb[]
  isSold(productId: number): boolean
}

/** Products of the closest category that has any in stock and sold in the visitor's country. */
export async function findAlternatives({ trail, isSold }: Wanted, words: Words): Promise<Card[]> {
  for (const { path } of [...trail].reverse()) {
    const query = new URLSearchParams(path.split('?')[1])
    query.set('limit', String(asked))
    const { data } = await callOptional<ProductPage>(`${cataloguePaths.products}?${query}`, {
      language: words.language,
    })
    const sold = data.filter(({ id, available }) => available && isSold(id))
    if (sold.length > 0) return sold.slice(0, shown).map((product) => cardOf(product, words))
  }
  return []
}

import { productsOfBrand, type RecipeCounts } from './brand-products.ts'
import { brands } from './brands.ts'
import type { DemoProduct } from './demo-product.ts'
import { finishProduct } from './finish.ts'
import { handwrittenProducts } from './handwritten.ts'

const none = Number.MAX_SAFE_INTEGER

/** The whole demonstration shop, always the same, in order of creation: the design's own products last. */
export function demoCatalogue(): DemoProduct[] {
  const taken: RecipeCounts = new Map()
  const slugs = new Set<string>()
  return brands
    .flatMap((brand) => {
      const house = handwrittenProducts(brand)
      return [...house, ...productsOfBrand(brand, house, taken)]
    })
    .map(finishProduct)
    .filter(({ slug }) => !slugs.has(slug) && slugs.add(slug))
    .sort((a, b) => (b.fixed?.rank ?? none) - (a.fixed?.rank ?? none) || b.createdDaysAgo - a.createdDaysAgo)
}

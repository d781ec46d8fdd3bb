import type { ProductDetail } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import { fetchAccount } from '../../platform/session/session.ts'
import { type ProductPage, productPageOf } from './product-page.ts'

type Place = Pick<PageRequest, 't' | 'shop'> & { variantId: number }

/** A product page with the prices that the logged-in user may see. */
export async function practitionerProduct(
  slug: string,
  { variantId, ...place }: Place,
): Promise<ProductPage> {
  const answer = await fetchAccount(cataloguePaths.product(slug))
  return productPageOf((await answer.json()) as ProductDetail, variantId, place)
}

import { activesOf } from '#domain/protocols/substitutes/actives.ts'
import type { ReplacedProduct } from '#domain/protocols/substitutes/rank-substitutes.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import { findProductTerms, findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Deps } from '#server/platform/context.ts'

/** What products are compared by when they are replaced: from memory, those no longer sold from the database. */
export async function findReplacedProducts(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  variantIds: readonly number[],
  view: ProductView,
): Promise<Map<number, ReplacedProduct>> {
  const sold = products.comparedOf(variantIds, view)
  const unsold = await findUnsoldVariants(
    db,
    variantIds.filter((id) => !sold.has(id)),
    view.language,
  )
  const terms = Map.groupBy(
    await findProductTerms(
      db,
      [...unsold.values()].map(({ productId }) => productId),
    ),
    ({ productId }) => productId,
  )
  const found = new Map(sold)
  for (const [variantId, { productId, facts, content }] of unsold) {
    const idsIn = (group: string) =>
      (terms.get(productId) ?? []).filter((term) => term.group === group).map(({ termId }) => termId)
    found.set(variantId, {
      productId,
      variantId,
      facts,
      actives: activesOf(facts),
      content,
      // Of its packs only this one is known.
      labelContent: content,
      price: null,
      deliveryForm: idsIn('delivery_form')[0] ?? null,
      suitableFor: idsIn('suitable_for'),
      freeFrom: idsIn('free_from'),
    })
  }
  return found
}

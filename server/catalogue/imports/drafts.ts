import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ReviewCode } from '#domain/catalogue/imports/outcome.ts'
import { missingFacts } from '#domain/catalogue/required-facts.ts'
import type { ProductStatus } from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findProductClaims } from '../management/product-claims.ts'
import { readNutrients } from '../product-overviews.ts'
import { prices, products, productTexts, variants } from '../tables.ts'
import { loadProducts } from './load-products.ts'
import { productReviews } from './tables.ts'

export type Draft = {
  id: number
  slug: string
  sku: string
  name: string
  isPriced: boolean
  review: ReviewCode[]
}

const pageSize = 500

/** Variants of drafts with what they lack, page by page. */
export async function* listDrafts(db: Database): AsyncGenerator<Draft[]> {
  const name = db
    .select({ name: productTexts.name })
    .from(productTexts)
    .where(eq(productTexts.productId, products.id))
    .orderBy(sql`${productTexts.language} <> 'en'`, asc(productTexts.language))
    .limit(1)
  for (let last = 0; ; ) {
    const page = await db
      .select({
        id: variants.id,
        slug: products.slug,
        sku: variants.sku,
        name: sql<string>`coalesce((${name}), '')`,
        isPriced: sql<boolean>`exists (select 1 from ${prices} where ${prices.variantId} = ${variants.id})`,
        review: sql<ReviewCode[]>`coalesce(${productReviews.reasons}, '{}')`,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .leftJoin(productReviews, eq(productReviews.productId, products.id))
      .where(and(eq(products.status, 'draft'), gt(variants.id, last)))
      .orderBy(asc(variants.id))
      .limit(pageSize)
    if (page.length === 0) return
    last = page.at(-1)!.id
    yield page
  }
}

type Approved = {
  status: ProductStatus
  /** Languages in which a refused claim kept it a draft. */
  refusedIn: Language[]
}

/** After a review: removes the hold, and publishes a draft that states everything required and no refused claim. */
export async function approveProduct(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  slug: string,
): Promise<Approved | undefined> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: products.id, status: products.status })
      .from(products)
      .innerJoin(productReviews, eq(productReviews.productId, products.id))
      .where(eq(products.slug, slug))
      .for('update', { of: products })
    if (!held) return undefined
    await tx.delete(productReviews).where(eq(productReviews.productId, held.id))
    const record = (await loadProducts(tx, [held.id])).get(held.id)!
    const isReady = held.status === 'draft' && missingFacts(record, await readNutrients(tx)).length === 0
    const refused = isReady ? await findProductClaims(tx, held.id, record) : []
    const status = isReady && refused.length === 0 ? 'published' : held.status
    await tx
      .update(products)
      .set({ status, updatedAt: now, revision: sql`${products.revision} + 1` })
      .where(eq(products.id, held.id))
    return { status, refusedIn: refused.map(({ language }) => language) }
  })
}

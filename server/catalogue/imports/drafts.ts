import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ReviewCode } from '#domain/catalogue/imports/outcome.ts'
import type { ProductStatus } from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { changeProductStatus, findPublishingProblems } from '../management/publish-product.ts'
import { prices, products, productTexts, variants } from '../tables.ts'
import { touchProducts } from '../touch-products.ts'
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
export function approveProduct(
  ctx: Pick<Ctx, 'actor' | 'db' | 'now'>,
  slug: string,
): Promise<Approved | undefined> {
  return transact<Approved | undefined>(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const [held] = await db
      .select({ id: products.id, status: products.status })
      .from(products)
      .innerJoin(productReviews, eq(productReviews.productId, products.id))
      .where(eq(products.slug, slug))
      .for('update', { of: products })
    if (!held) return undefined
    const { id, status } = held
    await db.delete(productReviews).where(eq(productReviews.productId, id))
    const record = (await loadProducts(db, [id])).get(id)!
    const problems = status === 'draft' ? await findPublishingProblems(db, id, record) : undefined
    if (problems?.missing.length === 0 && problems.refused.length === 0) {
      await changeProductStatus(txCtx, { id, record, to: 'published' })
      return { status: 'published', refusedIn: [] }
    }
    await touchProducts(txCtx, [id])
    return { status, refusedIn: (problems?.refused ?? []).map(({ language }) => language) }
  })
}

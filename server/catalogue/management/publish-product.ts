import { eq } from 'drizzle-orm'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import { type MissingFact, missingFacts } from '#domain/catalogue/required-facts.ts'
import type { ProductStatus } from '#domain/catalogue/vocabulary.ts'
import { dynamicKey } from '#domain/translation.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { productReviews } from '../imports/tables.ts'
import { readNutrients } from '../product-overviews.ts'
import { touchProducts } from '../touch-products.ts'
import { type Managing, nameOf } from './change-product.ts'
import { lockProduct } from './get-product.ts'
import { findProductClaims, type RefusedTexts, refuseTexts } from './product-claims.ts'

/**
 * Puts a product on sale, which also settles a review. Refused while a required fact is missing or a text contains a
 * refused claim.
 */
export function publishProduct(ctx: Managing, id: number, revision: number): Promise<void> {
  return setStatus(ctx, id, revision, 'published')
}

/** Takes a product off the shop; lines of carts and protocols stay. */
export function unpublishProduct(ctx: Managing, id: number, revision: number): Promise<void> {
  return setStatus(ctx, id, revision, 'draft')
}

function setStatus(ctx: Managing, id: number, revision: number, to: ProductStatus): Promise<void> {
  return transact(ctx.db, async (db) => {
    const record = await lockProduct(db, id, revision)
    await changeProductStatus({ ...ctx, db }, { id, record, to })
  })
}

/** What keeps a product from being published. Texts are checked once nothing is missing. */
export async function findPublishingProblems(
  db: Database,
  id: number,
  record: ProductRecord,
): Promise<{ missing: readonly MissingFact[]; refused: readonly RefusedTexts[] }> {
  const missing = missingFacts(record, await readNutrients(db))
  return { missing, refused: missing.length > 0 ? [] : await findProductClaims(db, id, record) }
}

type Move = {
  id: number
  record: ProductRecord
  to: ProductStatus
  /** It was published before, and may lack what it lacked then. */
  isRestored?: boolean
}

/** Call it in the transaction that locked the product. */
export async function changeProductStatus(
  ctx: Pick<Ctx, 'actor' | 'db' | 'now'>,
  { id, record, to, isRestored = false }: Move,
): Promise<void> {
  if (record.status === to) return
  if (to === 'published' && !isRestored) {
    const { missing, refused } = await findPublishingProblems(ctx.db, id, record)
    if (missing.length > 0)
      refuse('product-incomplete', ({ t }) =>
        Object.fromEntries(
          missing.map(({ fact }) => [fact, [t(dynamicKey(`admin-products:required.${fact}`))]]),
        ),
      )
    refuseTexts(refused)
    await ctx.db.delete(productReviews).where(eq(productReviews.productId, id))
  }
  await touchProducts(ctx, [id], { status: to })
  const action = to === 'published' ? 'product-published' : 'product-unpublished'
  const details = { product: nameOf(record), product_id: id }
  await recordAudit(ctx, { action, subjectId: null, details })
}

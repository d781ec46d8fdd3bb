import { asc, inArray, type SQL } from 'drizzle-orm'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { products, variants } from '../tables.ts'
import { touchProducts } from '../touch-products.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    variantsInUse: VariantsInUse
  }
}

/** Which of the variants are in a protocol, basket or order; supplied, since these come after the catalogue. */
export type VariantsInUse = (db: Database, variantIds: readonly number[]) => Promise<ReadonlySet<number>>

/**
 * Deletes products; those in a protocol, basket or order are withdrawn instead, so that no line is lost. `db` is a
 * transaction.
 */
export async function removeProducts(
  ctx: Pick<Ctx, 'db' | 'now' | 'variantsInUse'>,
  productIds: readonly number[],
): Promise<void> {
  const { db } = ctx
  if (productIds.length === 0) return
  const { held } = await takeVariants(ctx, inArray(variants.productId, [...productIds]))
  const kept = new Set(held.map(({ productId }) => productId))
  const removed = productIds.filter((id) => !kept.has(id))
  if (removed.length > 0) await db.delete(products).where(inArray(products.id, removed))
  await touchProducts(ctx, [...kept], { status: 'withdrawn' })
}

/** The same for single variants. */
export async function removeVariants(
  ctx: Pick<Ctx, 'db' | 'now' | 'variantsInUse'>,
  condition: SQL | undefined,
): Promise<void> {
  const { db } = ctx
  const { held, free } = await takeVariants(ctx, condition)
  if (free.length > 0) await db.delete(variants).where(inArray(variants.id, idsOf(free)))
  if (held.length > 0)
    await db
      .update(variants)
      .set({ withdrawn: true, stock: 0 })
      .where(inArray(variants.id, idsOf(held)))
}

type RemovedVariant = { id: number; productId: number }

/**
 * Locked first, so that a line being added is seen, and none is added after the check. In order of ids, like any change
 * of stock.
 */
async function takeVariants(
  { db, variantsInUse }: Pick<Deps, 'db' | 'variantsInUse'>,
  condition: SQL | undefined,
): Promise<{ held: RemovedVariant[]; free: RemovedVariant[] }> {
  const taken = await db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(condition)
    .orderBy(asc(variants.id))
    .for('update')
  const held = await variantsInUse(db, idsOf(taken))
  return {
    held: taken.filter(({ id }) => held.has(id)),
    free: taken.filter(({ id }) => !held.has(id)),
  }
}

function idsOf(rows: readonly RemovedVariant[]): number[] {
  return rows.map(({ id }) => id)
}

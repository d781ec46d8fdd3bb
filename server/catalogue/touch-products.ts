import { inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#server/platform/context.ts'
import { products } from './tables.ts'

/** By which an admin who edits an earlier state of a product is told. */
export const nextRevision = sql`${products.revision} + 1`

/** Notes a change of products, and may set their status. */
export async function touchProducts(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  ids: readonly number[],
  change: Pick<typeof products.$inferInsert, 'status'> = {},
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(products)
    .set({ ...change, updatedAt: now, revision: nextRevision })
    .where(inArray(products.id, [...ids]))
}

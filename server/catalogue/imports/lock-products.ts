import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { products, variants } from '../tables.ts'

export type LockedProduct = { id: number; revision: number; updatedAt: Date }

/** Locks products and then their variants, each in order of ids: nothing is sold while their stock is rewritten. */
export async function lockProducts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, LockedProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, revision: products.revision, updatedAt: products.updatedAt })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update')
  await db
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

import { inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { basketLines } from './tables.ts'

/** Those of the variants that are in any basket, sent or not. */
export async function variantsInBaskets(db: Database, variantIds: readonly number[]): Promise<Set<number>> {
  if (variantIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: basketLines.variantId })
    .from(basketLines)
    .where(inArray(basketLines.variantId, [...variantIds]))
  return new Set(rows.map(({ id }) => id))
}

import { inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { orderLines } from './tables.ts'

/** Those of the variants that were ever ordered. */
export async function orderedVariants(db: Database, variantIds: readonly number[]): Promise<Set<number>> {
  if (variantIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: orderLines.variantId })
    .from(orderLines)
    .where(inArray(orderLines.variantId, [...variantIds]))
  return new Set(rows.map(({ id }) => id))
}

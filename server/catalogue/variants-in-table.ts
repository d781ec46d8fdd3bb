import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/platform/database.ts'

/** Those of the variants that occur in a table. */
export async function variantsInTable(
  db: Database,
  table: PgTable & { variantId: PgColumn },
  variantIds: readonly number[],
): Promise<Set<number>> {
  if (variantIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: table.variantId })
    .from(table)
    .where(inArray(table.variantId, [...variantIds]))
  return new Set(rows.map(({ id }) => Number(id)))
}

import { inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { protocolLines } from './tables.ts'

/** Those of the variants that are in any protocol. */
export async function variantsInProtocols(db: Database, variantIds: readonly number[]): Promise<Set<number>> {
  if (variantIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: protocolLines.variantId })
    .from(protocolLines)
    .where(inArray(protocolLines.variantId, [...variantIds]))
  return new Set(rows.map(({ id }) => id))
}

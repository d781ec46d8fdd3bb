import { variantsInTable } from '#server/catalogue/variants-in-table.ts'
import type { Database } from '#server/platform/database.ts'
import { protocolLines } from './tables.ts'

/** Those of the variants that are in any protocol. */
export function variantsInProtocols(db: Database, variantIds: readonly number[]): Promise<Set<number>> {
  return variantsInTable(db, protocolLines, variantIds)
}

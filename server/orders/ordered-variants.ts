import { variantsInTable } from '#server/catalogue/variants-in-table.ts'
import type { Database } from '#server/platform/database.ts'
import { orderLines } from './tables.ts'

/** Those of the variants that were ever ordered. */
export function orderedVariants(db: Database, variantIds: readonly number[]): Promise<Set<number>> {
  return variantsInTable(db, orderLines, variantIds)
}

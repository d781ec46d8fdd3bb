import { variantsInTable } from '#server/catalogue/variants-in-table.ts'
import type { Database } from '#server/platform/database.ts'
import { basketLines } from './tables.ts'

/** Those of the variants that are in any basket, sent or not. */
export function variantsInBaskets(db: Database, variantIds: readonly number[]): Promise<Set<number>> {
  return variantsInTable(db, basketLines, variantIds)
}

import { orderedVariants } from './orders/ordered-variants.ts'
import type { Database } from './platform/database.ts'
import { variantsInProtocols } from './protocols/variants-in-protocols.ts'

/** Supplied to the catalogue: variants that stand in somebody's protocol or order, which nobody may delete. */
export async function variantsInUse(
  db: Database,
  variantIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set([...(await variantsInProtocols(db, variantIds)), ...(await orderedVariants(db, variantIds))])
}

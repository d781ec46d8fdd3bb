import { variantsInBaskets } from './baskets/variants-in-baskets.ts'
import { orderedVariants } from './orders/ordered-variants.ts'
import type { Database } from './platform/database.ts'
import { variantsInProtocols } from './protocols/variants-in-protocols.ts'

/** Supplied to the catalogue: variants in a protocol, basket or order, which must not be deleted. */
export async function variantsInUse(
  db: Database,
  variantIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set([
    ...(await variantsInProtocols(db, variantIds)),
    ...(await variantsInBaskets(db, variantIds)),
    ...(await orderedVariants(db, variantIds)),
  ])
}

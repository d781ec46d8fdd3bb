import { variantsInTable } from '#server/catalogue/variants-in-table.ts'
import type { Database } from '#server/platform/database.ts'
import { publicProtocolLines } from './public/tables.ts'
import { protocolLines } from './tables.ts'

/** Those of the variants that are in any protocol, a practitioner's own or one for everybody. */
export async function variantsInProtocols(db: Database, variantIds: readonly number[]): Promise<Set<number>> {
  return new Set([
    ...(await variantsInTable(db, protocolLines, variantIds)),
    ...(await variantsInTable(db, publicProtocolLines, variantIds)),
  ])
}

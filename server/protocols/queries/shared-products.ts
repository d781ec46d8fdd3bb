import { and, eq, isNull } from 'drizzle-orm'
import { products, variants } from '#server/catalogue/tables.ts'
import { clients } from '#server/clients/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { protocolLines, protocolShares } from '../tables.ts'

/** Practitioner-only products in the protocols that somebody holds: to them they have a price (decision 8). */
export async function findSharedProducts(db: Database, userId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ id: products.id })
    .from(clients)
    .innerJoin(protocolShares, eq(protocolShares.clientId, clients.id))
    .innerJoin(protocolLines, eq(protocolLines.protocolId, protocolShares.protocolId))
    .innerJoin(variants, eq(variants.id, protocolLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(eq(clients.userId, userId), isNull(protocolShares.removedAt), eq(products.practitionerOnly, true)),
    )
  return new Set(rows.map(({ id }) => id))
}

import { and, eq } from 'drizzle-orm'
import { mayShare } from '#server/accounts/may-share.ts'
import { users } from '#server/accounts/tables.ts'
import { products, variants } from '#server/catalogue/tables.ts'
import { clients } from '#server/clients/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { isReceived } from '../active-shares.ts'
import { protocolLines, protocolShares, protocols } from '../tables.ts'

/**
 * Practitioner-only products in the protocols that somebody received: they see their prices, as long as the
 * practitioner may share.
 */
export async function findSharedProducts(db: Database, userId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ id: products.id })
    .from(clients)
    .innerJoin(protocolShares, eq(protocolShares.clientId, clients.id))
    .innerJoin(protocols, eq(protocols.id, protocolShares.protocolId))
    .innerJoin(users, eq(users.id, protocols.practitionerId))
    .innerJoin(protocolLines, eq(protocolLines.protocolId, protocolShares.protocolId))
    .innerJoin(variants, eq(variants.id, protocolLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(clients.userId, userId), isReceived, eq(products.practitionerOnly, true), mayShare))
  return new Set(rows.map(({ id }) => id))
}

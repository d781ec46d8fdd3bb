import { and, countDistinct, eq, gte, isNull } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { leastPractitioners } from '#domain/protocols/companions.ts'
import { users } from '#server/accounts/tables.ts'
import type { ProtocolCounts } from '#server/catalogue/companions.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { protocolLines, protocols } from './tables.ts'

/** In how many protocols of certified practitioners each product is; only products that enough of them use. */
export async function countProtocols(db: Database): Promise<ProtocolCounts> {
  const rows = await db
    .select({ productId: variants.productId, count: countDistinct(protocols.id) })
    .from(protocols)
    .innerJoin(users, eq(users.id, protocols.practitionerId))
    .innerJoin(protocolLines, eq(protocolLines.protocolId, protocols.id))
    .innerJoin(variants, eq(variants.id, protocolLines.variantId))
    .where(and(eq(users.userTypeId, userTypes.certifiedPractitioner), isNull(users.erasedAt)))
    .groupBy(variants.productId)
    .having(gte(countDistinct(users.id), leastPractitioners))
  return new Map(rows.map(({ productId, count }) => [productId, count]))
}

import { sql } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { leastPractitioners } from '#domain/protocols/companions.ts'
import { users } from '#server/accounts/tables.ts'
import type { Companions } from '#server/catalogue/companions.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { protocolLines, protocols } from './tables.ts'

/** More than a product page shows: some are drafts, or too similar to the product itself. */
const companionsKept = 24

/**
 * Pairs of products in one protocol, by how many certified practitioners have such a protocol. Returns only products,
 * so that nobody learns whose protocols these are, or how many.
 */
export async function readCompanions(db: Database): Promise<Companions> {
  const rows = await db.execute<{ product_id: number; companions: number[] }>(sql`
    WITH used AS (
      SELECT DISTINCT ${protocols.id} AS protocol_id, ${protocols.practitionerId} AS practitioner_id,
        ${variants.productId} AS product_id
      FROM ${protocols}
      JOIN ${users} ON ${users.id} = ${protocols.practitionerId} AND ${users.userTypeId} = ${userTypes.certifiedPractitioner}
      JOIN ${protocolLines} ON ${protocolLines.protocolId} = ${protocols.id}
      JOIN ${variants} ON ${variants.id} = ${protocolLines.variantId}
    ), pairs AS (
      SELECT one.product_id, other.product_id AS companion_id, count(DISTINCT one.practitioner_id) AS practitioners
      FROM used one
      JOIN used other ON other.protocol_id = one.protocol_id AND other.product_id <> one.product_id
      GROUP BY 1, 2
      HAVING count(DISTINCT one.practitioner_id) >= ${leastPractitioners}
    )
    SELECT product_id,
      (array_agg(companion_id ORDER BY practitioners DESC, companion_id))[1:${sql.raw(String(companionsKept))}] AS companions
    FROM pairs GROUP BY product_id`)
  return new Map(rows.map(({ product_id, companions }) => [product_id, companions]))
}

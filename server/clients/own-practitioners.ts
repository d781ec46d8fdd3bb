import { type SQL, sql } from 'drizzle-orm'
import type { OwnPractitioners } from '#contract/client-orders.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { mayShare } from '#server/accounts/may-share.ts'
import type { Database } from '#server/platform/database.ts'
import type { ValueOrPlaceholder } from '#server/platform/reusable-statement.ts'

/**
 * Practitioners who have somebody as a client and may share, the active one first: unless the client chose one, the one
 * they accepted first. Those whom they have not accepted come last, and none of them is active.
 */
export function practitionersOf(userId: ValueOrPlaceholder<number>): SQL {
  return sql`SELECT clients.id AS client_id, clients.discount_rate, clients.accepted_at IS NOT NULL AS is_accepted,
      users.id AS practitioner_id, users.first_name, users.last_name
    FROM clients
    JOIN users ON users.id = clients.practitioner_id
    JOIN users AS receivers ON receivers.id = clients.user_id
    LEFT JOIN active_practitioners AS chosen
      ON chosen.user_id = clients.user_id AND chosen.client_id = clients.id
    WHERE clients.user_id = ${userId} AND clients.withdrawn_at IS NULL AND receivers.user_type_id = ${userTypes.client}
      AND ${mayShare} AND users.erased_at IS NULL
    ORDER BY clients.accepted_at IS NULL, chosen.client_id IS NULL, clients.accepted_at, clients.id`
}

export async function listOwnPractitioners(db: Database, userId: number): Promise<OwnPractitioners> {
  const own = await findOwnPractitioners(db, userId)
  return { data: own.map(({ practitioner_id: _, is_accepted: __, ...shown }) => shown) }
}

type OwnPractitioner = OwnPractitioners['data'][number] & { practitioner_id: number; is_accepted: boolean }

export async function findOwnPractitioners(db: Database, userId: number): Promise<OwnPractitioner[]> {
  const rows = await db.execute<Omit<OwnPractitioner, 'is_active'>>(sql`
    SELECT client_id, practitioner_id, is_accepted, first_name, last_name, discount_rate
    FROM (${practitionersOf(userId)}) AS own`)
  return rows.map((row, at) => ({ ...row, is_active: at === 0 && row.is_accepted }))
}

import { sql } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { isActiveShare } from '../active-shares.ts'

/** Where the clients live who have a protocol, as far as the accounts of those tell who accepted the practitioner. */
export const countriesOfClients = sql<string[]>`ARRAY(SELECT DISTINCT users.country FROM protocol_shares
  JOIN clients ON clients.id = protocol_shares.client_id AND clients.accepted_at IS NOT NULL
  JOIN users ON users.id = clients.user_id
  WHERE protocol_shares.protocol_id = protocols.id AND ${isActiveShare} AND users.country IS NOT NULL)`

/** Of these protocols of the caller's. */
export async function findClientCountries(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  protocolIds: readonly number[],
): Promise<string[]> {
  const rows = await db.execute<{ countries: string[] }>(sql`
    SELECT ${countriesOfClients} AS countries FROM protocols
    WHERE protocols.practitioner_id = ${actor.id} AND protocols.id = ANY(${sql.param(protocolIds)}::int[])`)
  return [...new Set(rows.flatMap(({ countries }) => countries))]
}

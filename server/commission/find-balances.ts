import { sql } from 'drizzle-orm'
import { type Balances, balancesOf, type Move } from '#domain/commission/ledger.ts'
import type { Database } from '#server/platform/database.ts'

/** Of a practitioner, after payouts. */
export async function findBalances(db: Database, practitionerId: number): Promise<Balances> {
  const moves = await db.execute<Move>(sql`
    SELECT from_account AS "from", to_account AS "to", sum(amount)::float8 AS amount
    FROM commission_entries WHERE practitioner_id = ${practitionerId} GROUP BY 1, 2
    UNION ALL
    SELECT from_account, to_account, sum(amount)::float8
    FROM payout_entries WHERE practitioner_id = ${practitionerId} GROUP BY 1, 2`)
  return balancesOf(moves)
}

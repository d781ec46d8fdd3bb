import { sql } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { Deps } from '#server/platform/context.ts'
import { users } from './tables.ts'

type Days = { from: string; to: string; region: Region }
type Counted = { day: string; count: number }

/** How many clients activated their account on each day; days without any are missing. */
export async function countNewClients(
  { db }: Pick<Deps, 'db'>,
  { from, to, region }: Days,
): Promise<Counted[]> {
  const { timeZone } = regionSettings[region]
  return db.execute<Counted>(sql`
    SELECT (${users.activatedAt} AT TIME ZONE ${timeZone})::date::text AS day, count(*)::int AS count FROM ${users}
    WHERE ${users.userTypeId} = ${userTypes.client}
      AND ${users.activatedAt} >= (${from}::date::timestamp AT TIME ZONE ${timeZone})
      AND ${users.activatedAt} < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})
    GROUP BY 1`)
}

import { sql } from 'drizzle-orm'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { Deps } from '#server/platform/context.ts'
import { orders } from './tables.ts'

type Days = { from: string; to: string; region: Region }
type Sales = { day: string; placed: number; paid: number; sales: number }

/** Orders placed and orders paid on each day, and what was paid, in minor units; days without any are missing. */
export async function findSalesByDay(
  { db, currency }: Pick<Deps, 'currency' | 'db'>,
  { from, to, region }: Days,
): Promise<Sales[]> {
  const { timeZone } = regionSettings[region]
  const begin = sql`(${from}::date::timestamp AT TIME ZONE ${timeZone})`
  const end = sql`((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})`
  return db.execute<Sales>(sql`
    SELECT (at AT TIME ZONE ${timeZone})::date::text AS day, sum(placed)::int AS placed, sum(paid)::int AS paid,
      sum(sales)::float8 AS sales
    FROM (
      SELECT ${orders.placedAt} AS at, 1 AS placed, 0 AS paid, 0 AS sales FROM ${orders}
      WHERE ${orders.placedAt} >= ${begin} AND ${orders.placedAt} < ${end}
      UNION ALL
      SELECT ${orders.paidAt}, 0, 1, ${orders.total} FROM ${orders}
      WHERE ${orders.paidAt} >= ${begin} AND ${orders.paidAt} < ${end} AND ${orders.currency} = ${currency}
    ) happened GROUP BY 1`)
}

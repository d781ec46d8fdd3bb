import { sql } from 'drizzle-orm'
import { type TierRate, tierRate } from '#domain/commission/tiers.ts'
import type { Minor } from '#domain/money.ts'
import type { Database } from '#server/platform/database.ts'

/** What others paid for goods through a practitioner in the last twelve months, including VAT, less refunds. */
export async function findTurnover(db: Database, practitionerId: number, now: Date): Promise<Minor> {
  const ofTheYear = sql`order_lines.practitioner_id = ${practitionerId}
    AND orders.user_id IS DISTINCT FROM order_lines.practitioner_id
    AND orders.paid_at > ${now.toISOString()}::timestamptz - interval '12 months'`
  const [row] = await db.execute<{ turnover: number }>(sql`
    SELECT (
      coalesce((SELECT sum(order_lines.total) FROM order_lines
        JOIN orders ON orders.id = order_lines.order_id WHERE ${ofTheYear}), 0)
      - coalesce((SELECT sum(refund_lines.amount) FROM refund_lines
        JOIN order_lines ON order_lines.id = refund_lines.order_line_id
        JOIN orders ON orders.id = order_lines.order_id WHERE ${ofTheYear}), 0)
    )::float8 AS turnover`)
  return row?.turnover ?? 0
}

export async function tierRateOf(db: Database, practitionerId: number, now: Date): Promise<TierRate> {
  return tierRate(await findTurnover(db, practitionerId, now))
}

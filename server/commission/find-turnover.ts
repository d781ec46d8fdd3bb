import { sql } from 'drizzle-orm'
import { type TierRate, tierRate } from '#domain/commission/tiers.ts'
import type { Minor } from '#domain/money.ts'
import type { Database } from '#server/platform/database.ts'

/** What a practitioner's clients paid for goods in the last twelve months, including VAT, less refunds. */
export async function findTurnover(db: Database, practitionerId: number, now: Date): Promise<Minor> {
  const [row] = await db.execute<{ turnover: number }>(sql`
    SELECT (coalesce(sum(order_lines.total), 0) - coalesce(sum(returned.amount), 0))::float8 AS turnover
    FROM order_lines
    JOIN orders ON orders.id = order_lines.order_id
    LEFT JOIN LATERAL (
      SELECT sum(refund_lines.amount) AS amount FROM refund_lines WHERE refund_lines.order_line_id = order_lines.id
    ) AS returned ON true
    WHERE order_lines.practitioner_id = ${practitionerId}
      AND orders.paid_at > ${now.toISOString()}::timestamptz - interval '12 months'`)
  return row?.turnover ?? 0
}

export async function tierRateOf(db: Database, practitionerId: number, now: Date): Promise<TierRate> {
  return tierRate(await findTurnover(db, practitionerId, now))
}

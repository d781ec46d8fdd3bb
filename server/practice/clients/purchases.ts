import { type SQL, sql } from 'drizzle-orm'

/** What each client of a practitioner bought: when last, and for how much in the last twelve months, less refunds. */
export function purchasesByClient(practitionerId: number, now: Date): SQL {
  return sql`SELECT lines.client_id, max(orders.placed_at) AS last_ordered_at,
      coalesce(sum(lines.total - coalesce(returned.amount, 0))
        FILTER (WHERE orders.paid_at > ${now.toISOString()}::timestamptz - interval '12 months'), 0)::float8 AS turnover
    FROM order_lines AS lines
    JOIN orders ON orders.id = lines.order_id
    LEFT JOIN (
      SELECT refund_lines.order_line_id, sum(refund_lines.amount) AS amount
      FROM refund_lines JOIN order_lines ON order_lines.id = refund_lines.order_line_id
      WHERE order_lines.practitioner_id = ${practitionerId}
      GROUP BY refund_lines.order_line_id
    ) AS returned ON returned.order_line_id = lines.id
    WHERE lines.practitioner_id = ${practitionerId} AND lines.client_id IS NOT NULL AND orders.paid_at IS NOT NULL
    GROUP BY lines.client_id`
}

import { type SQL, sql } from 'drizzle-orm'
import type { OrderCommission } from '#contract/client-orders.ts'
import type { CommissionState } from '#domain/commission/states.ts'
import { toMajor } from '#domain/money.ts'
import type { Deps } from '#server/platform/context.ts'
import { earnings } from './earnings.ts'

/** What a practitioner earns with each order, and where that is now; what was reversed completely is not pending. */
export function orderCommissions(practitionerId: number, orderIds?: readonly number[]): SQL {
  return sql`
    SELECT order_id, sum(${earnings})::float8 AS amount, CASE
      WHEN sum(CASE 'pending' WHEN to_account THEN amount WHEN from_account THEN -amount ELSE 0 END) > 0 THEN 'pending'
      WHEN bool_or(kind = 'earned') OR sum(amount) FILTER (WHERE kind = 'credited') = 0 THEN 'earned'
      ELSE 'reversed' END AS state
    FROM commission_entries WHERE practitioner_id = ${practitionerId}
      ${orderIds ? sql`AND order_id = ANY(${sql.param(orderIds)}::integer[])` : sql``}
    GROUP BY order_id`
}

/** By order; orders of which nothing was booked are left out. */
export async function findOrderCommissions(
  { db }: Pick<Deps, 'db'>,
  practitionerId: number,
  orderIds: readonly number[],
): Promise<Map<number, OrderCommission>> {
  const found = await db.execute<{ order_id: number; amount: number; state: CommissionState }>(
    orderCommissions(practitionerId, orderIds),
  )
  return new Map(found.map(({ order_id, amount, state }) => [order_id, { amount: toMajor(amount), state }]))
}

import { and, desc, eq, exists, gt } from 'drizzle-orm'
import type { NewOrder } from '#contract/client-orders.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { newOrderMs } from '#domain/practice/attention.ts'
import { orderLines, orders } from '#server/orders/tables.ts'
import type { Database } from '#server/platform/database.ts'

/** So many are named: more than anybody looks at one by one. */
const most = 20

/** Orders through a practitioner that were paid within the last day and are not yet being packed, latest first. */
export async function findNewOrders(
  db: Database,
  { practitionerId, now }: { practitionerId: number; now: Date },
): Promise<NewOrder[]> {
  const own = and(eq(orderLines.orderId, orders.id), eq(orderLines.practitionerId, practitionerId))
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'paid'),
        gt(orders.paidAt, new Date(now.getTime() - newOrderMs)),
        exists(db.select({ id: orderLines.id }).from(orderLines).where(own)),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(most)
  return rows.map(({ id }) => ({ id, name: orderNumber(id) }))
}

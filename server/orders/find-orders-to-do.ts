import { asc, count } from 'drizzle-orm'
import { personName } from '#domain/accounts/person-name.ts'
import type { OrderFilter } from '#domain/orders/order-filters.ts'
import { orderNumber } from '#domain/orders/states.ts'
import type { Ctx } from '#server/platform/context.ts'
import { matchesFilter } from './order-filters.ts'
import { orders } from './tables.ts'

/** How many orders a filter lists, and the oldest of them. */
export async function findOrdersToDo(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { filter, limit }: { filter: OrderFilter; limit: number },
) {
  const condition = matchesFilter({ filter, state: undefined }, now)
  const [counted, rows] = await Promise.all([
    db.select({ total: count() }).from(orders).where(condition),
    db
      .select({ id: orders.id, address: orders.address, placedAt: orders.placedAt })
      .from(orders)
      .where(condition)
      .orderBy(asc(orders.id))
      .limit(limit),
  ])
  return {
    count: counted[0]?.total ?? 0,
    oldest: rows.map(({ id, address, placedAt }) => ({
      id,
      number: orderNumber(id),
      client: personName(address),
      placedAt,
    })),
  }
}

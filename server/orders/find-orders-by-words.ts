import { desc, eq } from 'drizzle-orm'
import { personName } from '#domain/accounts/person-name.ts'
import { orderNumber, readOrderNumber } from '#domain/orders/states.ts'
import type { Deps } from '#server/platform/context.ts'
import { beginsWords } from '#server/platform/word-search.ts'
import { orders, orderWords } from './tables.ts'

/** The order with this number, or else the newest whose client's name or email begins like the query's words. */
export async function findOrdersByWords(
  { db }: Pick<Deps, 'db'>,
  { query, limit }: { query: string; limit: number },
) {
  const numbered = readOrderNumber(query)
  const rows = await db
    .select({ id: orders.id, address: orders.address, state: orders.state, placedAt: orders.placedAt })
    .from(orders)
    .where(numbered === undefined ? beginsWords(orderWords(orders), query) : eq(orders.id, numbered))
    .orderBy(desc(orders.id))
    .limit(limit)
  return rows.map(({ id, address, state, placedAt }) => ({
    id,
    number: orderNumber(id),
    client: personName(address),
    state,
    placedAt,
  }))
}

import { desc, inArray } from 'drizzle-orm'
import { personName } from '#domain/accounts/person-name.ts'
import { orderNumber, readOrderNumber } from '#domain/orders/states.ts'
import type { Deps } from '#server/platform/context.ts'
import { beginsWords } from '#server/platform/word-search.ts'
import { orders, orderWords } from './tables.ts'

/** So many matches are enough to show the newest of them. */
const mostMatches = 500

/** The order with this number, or else the newest whose client's name or email begins like the query's words. */
export async function findOrdersByWords(
  { db }: Pick<Deps, 'db'>,
  { query, limit }: { query: string; limit: number },
) {
  const numbered = readOrderNumber(query)
  const ids =
    numbered === undefined
      ? (
          await db
            .select({ id: orders.id })
            .from(orders)
            .where(beginsWords(orderWords(orders), query))
            .limit(mostMatches)
        ).map(({ id }) => id)
      : [numbered]
  const rows = await db
    .select({ id: orders.id, address: orders.address, state: orders.state, placedAt: orders.placedAt })
    .from(orders)
    .where(inArray(orders.id, ids))
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

import { and, count, eq, notInArray, type SQL } from 'drizzle-orm'
import { peoplePerNetwork } from '#domain/orders/unpaid-limits.ts'
import type { Database } from '#server/platform/database.ts'
import { type OrderOwner, ordersOf } from './guests/guest.ts'
import { orders } from './tables.ts'

type Use = { voucherId: number; owner: OrderOwner }

/**
 * How often somebody has used a voucher. A guest is known by their address; several may share their network, but it
 * counts, too, because addresses cost nothing.
 */
export async function countOwnUses(db: Database, { voucherId, owner }: Use): Promise<number> {
  if ('userId' in owner) return countUses(db, voucherId, ordersOf(owner))
  const { addressHash, callerMark } = owner.guest
  const [byAddress, byNetwork] = await Promise.all([
    countUses(db, voucherId, ordersOf({ guest: { addressHash } })),
    countUses(db, voucherId, ordersOf({ guest: { callerMark } })),
  ])
  return Math.max(byAddress, Math.floor(byNetwork / peoplePerNetwork))
}

/** Orders that ended unpaid do not count. */
async function countUses(db: Database, voucherId: number, isTheirs: SQL): Promise<number> {
  const [used] = await db
    .select({ total: count() })
    .from(orders)
    .where(and(isTheirs, eq(orders.voucherId, voucherId), notInArray(orders.state, ['cancelled', 'expired'])))
  return used?.total ?? 0
}

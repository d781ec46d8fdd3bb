import { and, count, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { type OrderOwner, ordersOf } from './guests/guest.ts'
import { orders } from './tables.ts'

/** How often somebody has used a voucher. Orders that ended unpaid do not count. */
export async function countOwnUses(
  db: Database,
  { voucherId, owner }: { voucherId: number; owner: OrderOwner },
): Promise<number> {
  const [used] = await db
    .select({ total: count() })
    .from(orders)
    .where(
      and(
        ordersOf(owner),
        eq(orders.voucherId, voucherId),
        notInArray(orders.state, ['cancelled', 'expired']),
      ),
    )
  return used?.total ?? 0
}

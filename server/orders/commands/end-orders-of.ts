import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { isPending } from '../anonymous.ts'
import { queueCancellation } from '../payments/queue-cancellation.ts'
import { orders } from '../tables.ts'
import { endUnpaidOrder } from './end-order.ts'

type Desk = { db: Database; jobs: Jobs; now: Date }

/** Gives up what somebody, who is held, has not paid yet. They go, so nothing is written to them about it. */
export async function endOrdersOf(desk: Desk, userId: number): Promise<void> {
  // All but one that was placed just before its client was held are held already.
  const pending = await desk.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isPending))
    .orderBy(asc(orders.id))
    .for('update')
  for (const order of pending) {
    const ending = { state: 'cancelled', ending: 'by-client' } as const
    await endUnpaidOrder(desk, order, ending, { by: 'client', userId })
    await queueCancellation(desk, order.id)
  }
}

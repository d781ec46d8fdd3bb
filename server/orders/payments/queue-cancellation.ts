import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'

/** Call it in the transaction after which some payments of an order must not be paid any more. */
export async function queueCancellation(
  { db, jobs }: { db: Database; jobs: Jobs },
  orderId: number,
): Promise<void> {
  await jobs.enqueue(db, 'payment-cancellation', { order_id: orderId })
}

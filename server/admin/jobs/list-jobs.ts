import { inArray } from 'drizzle-orm'
import type { StuckJobPage } from '#contract/admin-today.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { refunds } from '#server/orders/payments/tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type Page, totalsOf } from '#server/platform/paging.ts'
import { countStuckJobs, listStuckJobs, type StuckJobRow } from '#server/platform/stuck-jobs.ts'

export async function listJobs({ db, now }: Pick<Ctx, 'db' | 'now'>, page: Page): Promise<StuckJobPage> {
  const [total, jobs] = await Promise.all([countStuckJobs(db, now), listStuckJobs(db, now, page)])
  const orderOf = await findOrderIds({ db }, jobs)
  return {
    data: jobs.map(({ id, queue, state, tries, queuedAt, nextAt, data }) => {
      const order = orderOf(data)
      return {
        id,
        queue,
        state,
        tries,
        queued_at: queuedAt.toISOString(),
        next_at: nextAt?.toISOString() ?? null,
        order: order === undefined ? null : { id: order, number: orderNumber(order) },
      }
    }),
    ...totalsOf(page, total),
  }
}

/** A job names its order, or a refund of it. */
async function findOrderIds({ db }: Pick<Ctx, 'db'>, jobs: readonly StuckJobRow[]) {
  const ids = jobs.map(({ data }) => data.refund_id).filter((id) => typeof id === 'number')
  const rows = await db
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .where(inArray(refunds.id, ids))
  const orderOfRefund = new Map(rows.map(({ id, orderId }) => [id, orderId]))
  return ({ order_id: order, refund_id: refund }: StuckJobRow['data']): number | undefined =>
    typeof order === 'number' ? order : orderOfRefund.get(Number(refund))
}

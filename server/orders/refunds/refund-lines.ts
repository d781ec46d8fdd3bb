import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewRefund } from '#contract/admin-orders.ts'
import { toMajor } from '#domain/money.ts'
import { waitingFor } from '#domain/orders/packs.ts'
import { unsentInWithdrawal, unsentOutsideWithdrawal } from '#domain/orders/refund-allocation.ts'
import { isPaid } from '#domain/orders/states.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { byAdmin, lockAnyOrder, recordOrderAction } from '../audited-action.ts'
import { findWholeOrder, type WholeOrder } from '../find-orders.ts'
import { finishDelivery } from '../shipments/finish-delivery.ts'
import { orders } from '../tables.ts'
import { type RefundInput, refundOrder } from './refund-order.ts'

type RefundLinesInput = z.output<typeof NewRefund>
type ReturnedPacks = RefundInput['given']

/** Refunds packs of a paid order: those of a withdrawal, or others. In the caller's transaction. */
export async function refundLines(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'events' | 'jobs' | 'now'>,
  orderId: number,
  asked: RefundLinesInput,
): Promise<void> {
  const { db } = ctx
  const order = await lockAnyOrder(db, orderId)
  if (!isPaid(order.state)) return refuse('order-in-other-state')
  const whole = (await findWholeOrder(db, eq(orders.id, orderId))) ?? refuse('not-found')
  const { reason, restock, withdrawal_id: withdrawalId = null } = asked
  const given =
    withdrawalId === null ? freePacks(whole, asked.items) : askedPacks(whole, withdrawalId, asked.items)
  const by = byAdmin(ctx)
  const refund = await refundOrder(ctx, order, { given, reason, restock, withdrawalId, cancels: false }, by)
  await finishDelivery(ctx, orderId, by)
  const money = { amount: toMajor(refund.amount), currency: order.currency }
  await recordOrderAction(ctx, order, 'order-refunded', money)
}

function freePacks({ lines }: WholeOrder, items: RefundLinesInput['items']): ReturnedPacks {
  return items.map(({ order_line_id: lineId, quantity, unsent: told }) => {
    const line = lines.find(({ id }) => id === lineId) ?? refuse('nothing-left')
    const unsent = unsentOutsideWithdrawal(line, { quantity, ...(told !== undefined && { unsent: told }) })
    return { lineId, quantity, unsent: unsent ?? refuse('nothing-left') }
  })
}

/** Some or all of its packs: it stays open for the rest. */
function askedPacks(
  whole: WholeOrder,
  withdrawalId: number,
  items: RefundLinesInput['items'],
): ReturnedPacks {
  const withdrawal = whole.withdrawals.find(({ id }) => id === withdrawalId) ?? refuse('not-found')
  if (withdrawal.state !== 'asked') return refuse('order-in-other-state')
  const waiting = waitingFor(withdrawal, whole.refunds)
  return items.map(({ order_line_id: lineId, quantity }) => {
    const line = whole.lines.find(({ id }) => id === lineId)
    const left = waiting.find(({ orderLineId }) => orderLineId === lineId)?.quantity ?? 0
    if (!line || quantity > left) return refuse('nothing-left')
    return { lineId, quantity, unsent: unsentInWithdrawal(line, quantity) }
  })
}

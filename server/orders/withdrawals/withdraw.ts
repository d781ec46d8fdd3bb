import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { WithdrawalRequest } from '#contract/orders.ts'
import { packsToShip, refundablePacks } from '#domain/orders/packs.ts'
import { type Refund, type RefundLineInput, refundOf } from '#domain/orders/refunds.ts'
import { isPaid } from '#domain/orders/states.ts'
import { mayWithdraw } from '#domain/orders/withdrawal.ts'
import type { Ctx } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import type { OrderRow } from '../change-order-state.ts'
import { findWholeOrder, type WholeOrder } from '../find-orders.ts'
import { paidOf, refundOrder } from '../refunds/refund-order.ts'
import { finishDelivery } from '../shipments/finish-delivery.ts'
import { orders, withdrawalLines, withdrawals } from '../tables.ts'

export type WithdrawalInput = z.output<typeof WithdrawalRequest> & { by: 'client' | 'guest' }

/**
 * Withdraws from all or part of a locked order. Unsent packs are not sent any more and refunded at once; sent ones when
 * they have come back. Returns the withdrawal's id.
 */
export async function withdraw(
  ctx: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now' | 'region'>,
  held: OrderRow,
  { items, note, by }: WithdrawalInput,
): Promise<number> {
  const { db, now } = ctx
  if (!isPaid(held.state)) return refuse('order-in-other-state')
  if (!mayWithdraw(ctx.region, held, now)) return refuse('withdrawal-over')
  const whole = (await findWholeOrder(db, eq(orders.id, held.id))) ?? refuse('not-found')
  const given = items.map(({ order_line_id: lineId, quantity }) => ({ lineId, quantity }))
  const refund = refundFor(whole, given) ?? refuse('nothing-left')
  const [withdrawal] = await db
    .insert(withdrawals)
    .values({ orderId: held.id, statedAt: now, by, note: note || null, amount: refund.amount })
    .returning({ id: withdrawals.id })
  const id = withdrawal!.id
  await db
    .insert(withdrawalLines)
    .values(given.map(({ lineId, quantity }) => ({ withdrawalId: id, orderLineId: lineId, quantity })))
  const unsent = stillHere(whole, given)
  if (unsent.length > 0) await payBack(ctx, held, { id, given: unsent })
  await queueEmail(ctx, { template: 'withdrawal-received', user_id: held.userId, withdrawal_id: id })
  return id
}

/** Packs withdrawn earlier count as refunded, so that all parts add up to what was paid. */
function refundFor({ order, lines }: WholeOrder, given: RefundLineInput[]): Refund | undefined {
  const gone = lines.map((line) => ({ ...line, refunded: line.quantity - refundablePacks(line) }))
  return refundOf(paidOf(order, gone), given)
}

function stillHere({ lines }: WholeOrder, given: readonly RefundLineInput[]): Unsent[] {
  return given
    .map(({ lineId, quantity }) => {
      const unsent = Math.min(quantity, packsToShip(lines.find(({ id }) => id === lineId)!))
      return { lineId, quantity: unsent, unsent }
    })
    .filter(({ unsent }) => unsent > 0)
}

type Unsent = RefundLineInput & { unsent: number }
type WithdrawnLine = { id: number; given: Unsent[] }

async function payBack(
  ctx: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now'>,
  order: OrderRow,
  { id, given }: WithdrawnLine,
): Promise<void> {
  const by = { by: 'client', userId: order.userId } as const
  await refundOrder(
    ctx,
    order,
    { given, reason: 'withdrawal', restock: true, withdrawalId: id, cancels: false },
    by,
  )
  await finishDelivery(ctx, order.id, by)
}

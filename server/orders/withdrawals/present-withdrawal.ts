import { eq } from 'drizzle-orm'
import type { WithdrawableOrder, Withdrawn } from '#contract/orders.ts'
import { toMajor } from '#domain/money.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { withdrawalEnds } from '#domain/orders/withdrawal.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { findWholeOrder, type WholeOrder } from '../find-orders.ts'
import { presentItem, presentWithdrawal } from '../present-items.ts'
import { type Showing, withdrawable } from '../present-order.ts'
import { orders } from '../tables.ts'

/** Enough to choose what to withdraw, but no addresses. */
export function presentWithdrawable(whole: WholeOrder, showing: Showing): WithdrawableOrder {
  const { order, lines, withdrawals, refunds, payment } = whole
  return {
    number: orderNumber(order.id),
    placed_at: order.placedAt.toISOString(),
    email: order.email,
    // The name a practitioner gave to a plan is nobody else's business.
    items: lines.map((line) => ({
      ...presentItem(line, order, showing.products),
      protocol: null,
    })),
    delivery: toMajor(order.delivery),
    currency: order.currency,
    payment_method: payment?.known?.name ?? null,
    ...withdrawable(whole, showing),
    withdraw_until: withdrawalEnds(showing.region, order.deliveredAt)?.toISOString() ?? null,
    withdrawals: withdrawals.map((withdrawal) => presentWithdrawal(withdrawal, refunds)),
  }
}

/** The acknowledgement on the page; the email is the other one. */
export async function withdrawnAnswer(
  db: Database,
  { orderId, withdrawalId }: { orderId: number; withdrawalId: number },
): Promise<Withdrawn> {
  const whole = await findWholeOrder(db, eq(orders.id, orderId))
  const stated = whole?.withdrawals.find(({ id }) => id === withdrawalId)
  if (!whole || !stated) return refuse('not-found')
  return {
    withdrawal: presentWithdrawal(stated, whole.refunds),
    currency: whole.order.currency,
    order_number: orderNumber(orderId),
    email: whole.order.email,
  }
}

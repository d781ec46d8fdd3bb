import type { WithdrawableOrder } from '#contract/orders.ts'
import { toMajor } from '#domain/money.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { withdrawalEnds } from '#domain/orders/withdrawal.ts'
import type { WholeOrder } from '../queries/order-parts.ts'
import { presentItem, presentWithdrawal } from '../queries/present-items.ts'
import { type Showing, withdrawable } from '../queries/present-order.ts'

/** Enough to choose, and no addresses. */
export function presentWithdrawable(whole: WholeOrder, showing: Showing): WithdrawableOrder {
  const { order, lines, withdrawals, refunds, payment } = whole
  return {
    number: orderNumber(order.id),
    placed_at: order.placedAt.toISOString(),
    email: order.email,
    // What somebody's practitioner called their plan is nobody's business but theirs.
    items: lines.map((line) => ({
      ...presentItem(line, showing.products),
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

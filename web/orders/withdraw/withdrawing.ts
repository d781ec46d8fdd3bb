import type { Order, OrderItem, OrderWithdrawal, WithdrawalRequest, Withdrawn } from '#contract/orders.ts'
import type { Currency } from '#domain/money.ts'

/** An order to withdraw from, the same for its customer and for guests. */
export type Withdrawable = {
  number: string
  placed_at: string
  email: string
  items: readonly OrderItem[]
  /** What was paid for its delivery. */
  delivery: { total: number; isRefunded: boolean }
  currency: Currency
  payment: string | null
  can_withdraw: boolean
  withdraw_until: string | null
  withdrawals: readonly OrderWithdrawal[]
}

/** The only call, made by the second step. Its key identifies the attempt: repeating it withdraws only once. */
export type SendWithdrawal = (request: WithdrawalRequest, idempotencyKey: string) => Promise<Withdrawn>

export function withdrawableOf({ price, payment, refunds, ...order }: Order): Withdrawable {
  const detail = payment?.detail
  return {
    ...order,
    delivery: {
      total: price.delivery?.total ?? 0,
      isRefunded: refunds.some(({ delivery }) => delivery > 0),
    },
    currency: price.currency,
    payment: payment && (detail ? `${payment.method.name}, ${detail}` : payment.method.name),
  }
}

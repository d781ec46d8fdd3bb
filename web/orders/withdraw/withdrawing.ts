import type { OrderItem, OrderWithdrawal, WithdrawalRequest, Withdrawn } from '#contract/orders.ts'
import type { Currency } from '#domain/money.ts'

/** An order to withdraw from, as its owner and a guest see it alike. */
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

/** The one call of the second step. The key names the attempt: sent again it withdraws once. */
export type SendWithdrawal = (request: WithdrawalRequest, idempotencyKey: string) => Promise<Withdrawn>

import type { OrderItem, OrderWithdrawal, WithdrawalRequest, Withdrawn } from '#contract/orders.ts'
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

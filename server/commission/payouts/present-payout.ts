import type { Payout } from '#contract/payouts.ts'
import { maskedAccount } from '#domain/commission/payout-account.ts'
import { payoutNumber } from '#domain/commission/payouts.ts'
import { toMajor } from '#domain/money.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { openAccount } from './accounts.ts'
import type { payouts } from './tables.ts'

export type PayoutRow = typeof payouts.$inferSelect

export function presentPayout(sealing: Sealing, payout: PayoutRow): Payout {
  const { id, at, amount, currency, method, sealedAccount, returnedAt, reason } = payout
  return {
    id,
    number: payoutNumber(id),
    state: returnedAt ? 'returned' : 'paid',
    at: at.toISOString(),
    amount: toMajor(amount),
    currency,
    method,
    account: maskedAccount(openAccount(sealing, sealedAccount)),
    returned_at: returnedAt?.toISOString() ?? null,
    reason,
  }
}

import type { Minor } from '../money.ts'
import type { Move } from './ledger.ts'
import { monthAfter } from './months.ts'

export const payoutMethods = ['not_set', 'paypal', 'bank_account'] as const
export type PayoutMethodName = (typeof payoutMethods)[number]

/** Smaller balances wait for the next month. */
export const payoutMinimum: Minor = 1_000

/** Why a balance is not paid out. */
export const withheldReasons = ['deactivated', 'negative', 'below-minimum', 'not-set'] as const
export type WithheldReason = (typeof withheldReasons)[number]

type Balance = { available: Minor; method: PayoutMethodName; isActive: boolean }

/** Undefined if the balance is paid out. */
export function withheldReason({ available, method, isActive }: Balance): WithheldReason | undefined {
  if (!isActive) return 'deactivated'
  if (available < 0) return 'negative'
  if (available < payoutMinimum) return 'below-minimum'
  if (method === 'not_set') return 'not-set'
  return undefined
}

export function payoutMove(amount: Minor): Move {
  return { from: 'available', to: 'paid', amount }
}

/** The transfer failed: the practitioner is owed the amount again. */
export function payoutReturnMove(amount: Minor): Move {
  return { from: 'paid', to: 'available', amount }
}

const firstNumber = 10_000

/** `P-10012`, as on bank statements. */
export function payoutNumber(id: number): string {
  return `P-${firstNumber + id}`
}

/** Payouts are made on the first of each month; days are `2026-12-01`. */
export function nextPayoutDay(today: string): string {
  return today.endsWith('-01') ? today : `${monthAfter(today.slice(0, 7))}-01`
}

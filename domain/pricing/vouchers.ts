import type { Minor } from '../money.ts'
import type { ProblemCode } from '../problems.ts'

export const voucherKinds = ['percent', 'amount', 'free_delivery'] as const
export type VoucherKind = (typeof voucherKinds)[number]

/** What a voucher takes off. */
export type VoucherBenefit =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amount: Minor }
  | { kind: 'free_delivery' }

/** When and how often it can be used; null means no limit. */
export type VoucherTerms = {
  validFrom: Date | null
  validUntil: Date | null
  usesMaximum: number | null
  usesPerPerson: number | null
  /** For the goods after sale and discount. */
  minimum: Minor
  disabled: boolean
}
export type VoucherUses = { all: number; own: number }

export const voucherProblems = [
  'voucher-unknown',
  'voucher-not-yet',
  'voucher-over',
  'voucher-used-up',
  'voucher-minimum',
] as const satisfies readonly ProblemCode[]
export type VoucherProblem = (typeof voucherProblems)[number]

/** Why a voucher cannot be used now for goods of this price. */
export function voucherProblem(
  terms: VoucherTerms,
  { now, goods, uses }: { now: Date; goods: Minor; uses: VoucherUses },
): VoucherProblem | undefined {
  if (terms.disabled) return 'voucher-unknown'
  if (terms.validFrom && now < terms.validFrom) return 'voucher-not-yet'
  if (terms.validUntil && now > terms.validUntil) return 'voucher-over'
  if (terms.usesMaximum !== null && uses.all >= terms.usesMaximum) return 'voucher-used-up'
  if (terms.usesPerPerson !== null && uses.own >= terms.usesPerPerson) return 'voucher-used-up'
  return goods < terms.minimum ? 'voucher-minimum' : undefined
}

/** The reduction of goods of this price; never more than they cost. */
export function voucherOff(gift: VoucherBenefit, goods: Minor): Minor {
  if (gift.kind === 'percent') return Math.round((goods * gift.percent) / 100)
  return gift.kind === 'amount' ? Math.min(gift.amount, goods) : 0
}

/** The form in which codes are saved and compared: people also type small letters, spaces and hyphens. */
export function readVoucherCode(text: string): string {
  return text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
}

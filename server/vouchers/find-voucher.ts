import { eq } from 'drizzle-orm'
import type { Minor } from '#domain/money.ts'
import {
  readVoucherCode,
  type VoucherBenefit,
  type VoucherProblem,
  voucherProblem,
} from '#domain/pricing/vouchers.ts'
import type { Database } from '#server/platform/database.ts'
import { vouchers } from './tables.ts'

export type VoucherRow = typeof vouchers.$inferSelect

/** As typed. */
export async function findVoucher(db: Database, code: string): Promise<VoucherRow | undefined> {
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.code, readVoucherCode(code)))
  return voucher
}

type VoucherUse = {
  /** How often this person has used it. */
  ownUses: number
  /** After sale and discount. */
  goods: Minor
  now: Date
}

/** Why somebody cannot use a voucher now. */
export function problemWithVoucher(
  voucher: VoucherRow,
  { ownUses, goods, now }: VoucherUse,
): VoucherProblem | undefined {
  const terms = { ...voucher, disabled: voucher.disabledAt !== null }
  return voucherProblem(terms, { now, goods, uses: { all: voucher.used, own: ownUses } })
}

export function giftOf({ kind, percent, amount }: VoucherRow): VoucherBenefit {
  if (kind === 'percent') return { kind, percent: percent ?? 0 }
  return kind === 'amount' ? { kind, amount: amount ?? 0 } : { kind }
}

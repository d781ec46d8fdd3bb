import { and, count, eq, notInArray } from 'drizzle-orm'
import type { Minor } from '#domain/money.ts'
import {
  readVoucherCode,
  type VoucherGift,
  type VoucherProblem,
  voucherProblem,
} from '#domain/pricing/vouchers.ts'
import { orders } from '#server/orders/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { vouchers } from '../tables.ts'

export type VoucherRow = typeof vouchers.$inferSelect
export type JudgedVoucher = { voucher: VoucherRow } | { problem: VoucherProblem }
type Asked = {
  code: string
  userId: number
  now: Date
  /** After sale and discount. */
  goods: Minor
}

/** Whether somebody can use a voucher now, and why not. */
export async function judgeVoucher(
  db: Database,
  { code, userId, now, goods }: Asked,
): Promise<JudgedVoucher> {
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.code, readVoucherCode(code)))
  if (!voucher) return { problem: 'voucher-unknown' }
  const uses = { all: voucher.used, own: await ownUses(db, voucher, userId) }
  const terms = { ...voucher, disabled: voucher.disabledAt !== null }
  const problem = voucherProblem(terms, { now, goods, uses })
  return problem ? { problem } : { voucher }
}

/** Orders that ended unpaid gave it back. */
export async function ownUses(
  db: Database,
  { id, usesPerPerson }: VoucherRow,
  userId: number,
): Promise<number> {
  if (usesPerPerson === null) return 0
  const [used] = await db
    .select({ total: count() })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.voucherId, id),
        notInArray(orders.state, ['cancelled', 'expired']),
      ),
    )
  return used?.total ?? 0
}

export function giftOf({ kind, percent, amount }: VoucherRow): VoucherGift {
  if (kind === 'percent') return { kind, percent: percent ?? 0 }
  return kind === 'amount' ? { kind, amount: amount ?? 0 } : { kind }
}

import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import type { EventHandler } from '#server/platform/events.ts'
import { vouchers } from './tables.ts'

/**
 * Counts one more use of a voucher, in the database, so that of many who use the last one at once it counts for one.
 * Answers whether there was one left.
 */
export function takeVoucherUse(db: Database, id: number): Promise<boolean> {
  return countUse(db, id, isNull(vouchers.disabledAt))
}

/**
 * The same for an order that comes to life again: it may have been used up meanwhile, by others or by the same person once
 * more. Whether it was disabled since makes no difference.
 */
export function retakeVoucherUse(db: Database, id: number, ownUses: number): Promise<boolean> {
  return countUse(db, id, or(isNull(vouchers.usesPerPerson), gt(vouchers.usesPerPerson, ownUses)))
}

/** An order that used one has ended. */
export const releaseVoucher: EventHandler<{ voucherId: number | null }> = async ({ db }, { voucherId }) => {
  if (voucherId === null) return
  await db
    .update(vouchers)
    .set({ used: sql`${vouchers.used} - 1` })
    .where(eq(vouchers.id, voucherId))
}

async function countUse(db: Database, id: number, mayBeUsed: SQL | undefined): Promise<boolean> {
  const isLeft = or(isNull(vouchers.usesMaximum), lt(vouchers.used, vouchers.usesMaximum))
  const taken = await db
    .update(vouchers)
    .set({ used: sql`${vouchers.used} + 1` })
    .where(and(eq(vouchers.id, id), mayBeUsed, isLeft))
    .returning({ id: vouchers.id })
  return taken.length > 0
}

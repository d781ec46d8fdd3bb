import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import type { EventHandler } from '#server/platform/events.ts'
import { vouchers } from './tables.ts'

/**
 * Counts one more use of a voucher in the database, so that of several concurrent last uses only one succeeds. Returns
 * whether there was one left.
 */
export function takeVoucherUse(db: Database, id: number): Promise<boolean> {
  return countUse(db, id, isNull(vouchers.disabledAt))
}

/**
 * The same for an order that is revived: it may have been used up meanwhile, even by the same person. It does not
 * matter whether it was disabled since.
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

import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { vouchers } from '../tables.ts'

/**
 * Counts one more use of a voucher, in the database, so that of many who use the last one at once it counts for one.
 * Answers whether there was one left.
 */
export async function takeVoucherUse(db: Database, id: number, which?: SQL): Promise<boolean> {
  const isLeft = or(isNull(vouchers.usesMaximum), lt(vouchers.used, vouchers.usesMaximum))
  const taken = await db
    .update(vouchers)
    .set({ used: sql`${vouchers.used} + 1` })
    .where(and(eq(vouchers.id, id), which, isLeft))
    .returning({ id: vouchers.id })
  return taken.length > 0
}

import { and, asc, eq } from 'drizzle-orm'
import { type OutsideRefunds, undoneTotals } from '#domain/orders/outside-refunds.ts'
import type { Ctx } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import { lockPayment } from '../payments/settle-payment.ts'
import { payments, refunds } from '../payments/tables.ts'
import { unbooked } from '../payments/unbooked.ts'

/** `known`: the totals that were stored before the provider was asked. */
type SmallerReport = { known: OutsideRefunds; reported: OutsideRefunds }

/**
 * Undoes what was booked as gone back without the shop and did not go back after all. Refunds that are owed again have
 * failed, so that an admin sends them. Returns whether anything was undone.
 */
export function undoOutsideRefunds(
  ctx: Pick<Ctx, 'db' | 'now'>,
  paymentId: number,
  { known, reported }: SmallerReport,
): Promise<boolean> {
  return transact(ctx.db, async (db) => {
    const found = await lockPayment(db, paymentId)
    if (!found) return false
    const { chargedBack, refundedOutside } = found.payment
    // A report that was booked meanwhile may be newer than this one.
    if (chargedBack !== known.chargedBack || refundedOutside !== known.refundedOutside) return false
    const ofPayment = eq(refunds.paymentId, paymentId)
    const [payment] = await db.select({ unbooked }).from(payments).where(eq(payments.id, paymentId))
    const own = await db.select().from(refunds).where(ofPayment).orderBy(asc(refunds.id)).for('update')
    const undone = undoneTotals({ ...known, unbooked: payment!.unbooked }, reported, own)
    if (!undone) return false
    const { totals, owed } = undone
    for (const { id, setOff } of owed)
      await db
        .update(refunds)
        .set({ setOff, state: 'failed', sentAt: null })
        .where(and(ofPayment, eq(refunds.id, id)))
    const isNothingBack = totals.chargedBack + totals.refundedOutside === 0
    await db
      .update(payments)
      .set({ ...totals, outsideAt: isNothingBack ? null : ctx.now })
      .where(eq(payments.id, paymentId))
    return true
  })
}

import { eq } from 'drizzle-orm'
import { payoutNumber, payoutReturnMove } from '#domain/commission/payouts.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { payoutEntries, payoutItems, payouts } from './tables.ts'

/** A transfer failed: the practitioner is owed its amount again, and the next run pays it. Returns its run. */
export function returnPayout(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>,
  payoutId: number,
  reason: string,
): Promise<number> {
  const { actor, jobs, now } = ctx
  return transact(ctx.db, async (db) => {
    const [payout] = await db.select().from(payouts).where(eq(payouts.id, payoutId)).for('update')
    if (!payout) return refuse('not-found')
    if (payout.returnedAt) return refuse('payout-returned')
    const { practitionerId, amount, currency, runId } = payout
    await db
      .update(payouts)
      .set({ returnedAt: now, returnedBy: actor.id, reason })
      .where(eq(payouts.id, payoutId))
    await db.update(payoutItems).set({ isReturned: true }).where(eq(payoutItems.payoutId, payoutId))
    await db
      .insert(payoutEntries)
      .values({ payoutId, practitionerId, kind: 'returned', currency, at: now, ...payoutReturnMove(amount) })
    await queueEmail(
      { db, jobs },
      { template: 'payout-returned', user_id: practitionerId, payout_id: payoutId },
    )
    await recordAudit(
      { db, actor, now },
      {
        action: 'payout-returned',
        subjectId: practitionerId,
        details: { payout: payoutNumber(payoutId), reason },
      },
    )
    return runId
  })
}

import { eq, inArray } from 'drizzle-orm'
import { payoutNumber, payoutReturnMove } from '#domain/commission/payouts.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { payoutEntries, payoutItems, payoutRuns, payouts } from './tables.ts'

/** A transfer failed: the practitioner is owed its amount again, and the next run pays it. Returns its run. */
export function returnPayout(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>,
  payoutId: number,
  reason: string,
): Promise<number> {
  const { actor, jobs, now } = ctx
  return transact(ctx.db, async (db) => {
    await lockRunOf(db, payoutId)
    const [payout] = await db.select().from(payouts).where(eq(payouts.id, payoutId))
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

/** Its returns and the files with its payouts are made one after another. */
async function lockRunOf(db: Database, payoutId: number): Promise<void> {
  const runOf = db.select({ id: payouts.runId }).from(payouts).where(eq(payouts.id, payoutId))
  await db.select({ id: payoutRuns.id }).from(payoutRuns).where(inArray(payoutRuns.id, runOf)).for('update')
}

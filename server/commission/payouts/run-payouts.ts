import { eq, sql } from 'drizzle-orm'
import { payoutMove } from '#domain/commission/payouts.ts'
import { toMajor } from '#domain/money.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { locks } from '#server/platform/locks.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { type Payable, planPayouts } from './find-due.ts'
import { payoutEntries, payoutRuns, payouts } from './tables.ts'

/**
 * Books what a preview showed, and returns the run. Pressed again, by whichever admin, it is the same run; if anything
 * has changed since the preview, it is refused.
 */
export function runPayouts(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'currency' | 'db' | 'jobs' | 'now'>,
  fingerprint: string,
): Promise<number> {
  const { actor, currency, now } = ctx
  return transact(ctx.db, async (db) => {
    // The second run finds what the first has booked.
    await lockPayoutRuns(db)
    const [known] = await db
      .select({ id: payoutRuns.id })
      .from(payoutRuns)
      .where(eq(payoutRuns.fingerprint, fingerprint))
    if (known) return known.id
    const plan = await planPayouts(db, currency, now)
    if (plan.fingerprint !== fingerprint) return refuse('payouts-changed')
    if (plan.payable.length === 0) return refuse('nothing-to-pay')
    const [run] = await db
      .insert(payoutRuns)
      .values({ fingerprint, currency, at: now, adminId: actor.id })
      .returning({ id: payoutRuns.id })
    const runId = run!.id
    for (const payable of plan.payable) await bookPayout({ ...ctx, db }, runId, payable)
    const total = toMajor(plan.payable.reduce((sum, { amount }) => sum + amount, 0))
    const details = { run: runId, payouts: plan.payable.length, total, currency }
    await recordAudit({ db, actor, now }, { action: 'payouts-run', subjectId: null, details })
    return runId
  })
}

/** One at a time: each run, and giving up what a run would pay. */
export async function lockPayoutRuns(db: Database): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${locks.payoutRun})`)
}

async function bookPayout(
  { db, jobs, currency, now: at }: Pick<Ctx, 'currency' | 'db' | 'jobs' | 'now'>,
  runId: number,
  { practitionerId, amount, method, sealedAccount, entryIds }: Payable,
): Promise<void> {
  const values = { runId, practitionerId, amount, currency, method, sealedAccount, at }
  const [payout] = await db.insert(payouts).values(values).returning({ id: payouts.id })
  const payoutId = payout!.id
  await settle(db, payoutId, entryIds)
  await db
    .insert(payoutEntries)
    .values({ payoutId, practitionerId, kind: 'paid', currency, at, ...payoutMove(amount) })
  await queueEmail({ db, jobs }, { template: 'payout-made', user_id: practitionerId, payout_id: payoutId })
}

async function settle(db: Database, payoutId: number, entryIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO payout_items (payout_id, entry_id)
    SELECT ${payoutId}, unnest(${sql.param(entryIds)}::integer[])`)
}

import { and, eq, gt } from 'drizzle-orm'
import type { RenewalChange, RenewalMarks } from '#contract/renewals.ts'
import { dayOf } from '#domain/days.ts'
import { dayMs, today as localDay } from '#domain/local-time.ts'
import { contactRestDays, snoozeProblem } from '#domain/practice/renewals.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { renewalContacts, renewalSnoozes } from '../tables.ts'
import { getMarks, lockOwnShare } from './get-own-renewal.ts'

type Changing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region'>

/** Puts a renewal off, or records that the client was contacted; both can be taken back. */
export function changeRenewal(ctx: Changing, id: number, change: RenewalChange): Promise<RenewalMarks> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const { client } = await lockOwnShare(txCtx, id)
    if (change.snoozed_until !== undefined) await snooze(txCtx, id, change.snoozed_until)
    if (change.is_contacted === true) await recordContact(txCtx, id, client.id)
    if (change.is_contacted === false) await takeContactBack(txCtx, client.id)
    return getMarks(txCtx, id)
  })
}

async function snooze({ db, now, region }: Changing, shareId: number, until: string | null): Promise<void> {
  if (until === null) {
    await db.delete(renewalSnoozes).where(eq(renewalSnoozes.shareId, shareId))
    return
  }
  const problem = snoozeProblem(dayOf(until), localDay(regionSettings[region].timeZone, now))
  if (problem) refuse(problem)
  const snoozed = { until, snoozedAt: now }
  await db
    .insert(renewalSnoozes)
    .values({ shareId, ...snoozed })
    .onConflictDoUpdate({ target: renewalSnoozes.shareId, set: snoozed })
}

/** Saying it again changes nothing. */
async function recordContact(ctx: Changing, shareId: number, clientId: number): Promise<void> {
  const { db, actor, now } = ctx
  if ((await getMarks(ctx, shareId)).contact) return
  await db.insert(renewalContacts).values({ clientId, kind: 'other', byUserId: actor.id, at: now })
}

/** An email was sent and stays recorded. */
async function takeContactBack({ db, now }: Changing, clientId: number): Promise<void> {
  const since = new Date(now.getTime() - (contactRestDays + 1) * dayMs)
  await db
    .delete(renewalContacts)
    .where(
      and(
        eq(renewalContacts.clientId, clientId),
        eq(renewalContacts.kind, 'other'),
        gt(renewalContacts.at, since),
      ),
    )
}

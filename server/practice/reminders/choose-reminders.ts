import { eq } from 'drizzle-orm'
import type { ReminderChoice, Reminders } from '#contract/reminders.ts'
import { ownReader } from '#server/accounts/email-choices/choose-emails.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { allowEmails, findStopped } from '#server/platform/mail/stopped-emails.ts'
import { transact } from '#server/platform/transact.ts'
import { reminders } from '../tables.ts'

/** A client's reminders; none while they have stopped these emails, by a link in one or in their profile. */
export async function getReminders(ctx: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<Reminders> {
  const [row] = await ctx.db.select().from(reminders).where(eq(reminders.userId, ctx.actor.id))
  const isStopped = (await findStopped(ctx.db, await ownReader(ctx))).has('reminders')
  const isOn = (turnedOn: boolean | undefined) => turnedOn === true && !isStopped
  return { doses: isOn(row?.doses), supply: isOn(row?.supply), time_zone: row?.timeZone ?? null }
}

/** Turning one on also takes back that these emails were stopped. */
export function chooseReminders(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  { doses, supply, time_zone: timeZone }: ReminderChoice,
): Promise<Reminders> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const chosen = { doses, supply, timeZone, changedAt: ctx.now }
    await db
      .insert(reminders)
      .values({ userId: ctx.actor.id, ...chosen })
      .onConflictDoUpdate({ target: reminders.userId, set: chosen })
    if (doses || supply) await allowEmails(txCtx, await ownReader(txCtx), 'reminders')
    return getReminders(txCtx)
  })
}

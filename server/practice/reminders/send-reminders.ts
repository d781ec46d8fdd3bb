import { eq, or } from 'drizzle-orm'
import { type Day, dateOf } from '#domain/days.ts'
import { isDueAgain, reminderDay, supplyPauseDays } from '#domain/practice/reminders.ts'
import { maySignIn } from '#server/accounts/find-users.ts'
import { users } from '#server/accounts/tables.ts'
import { requireProducts } from '#server/catalogue/await-products.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { type Interval, startInterval } from '#server/platform/interval.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { transact } from '#server/platform/transact.ts'
import type { PlanReading } from '../day/client-plans.ts'
import { getClientDay } from '../day/get-day.ts'
import { reminders } from '../tables.ts'
import { dueSupply } from './due-supply.ts'

type Sending = Omit<PlanReading, 'actor'> & Pick<Ctx, 'jobs' | 'log'>
type Row = { reminder: typeof reminders.$inferSelect; user: typeof users.$inferSelect }

const pauseMs = 10 * 60_000
const firstMs = 60_000

/** Sends reminders in each reader's morning. Any number of processes may do it at once. */
export function openReminderTimer(deps: Omit<Sending, 'now'> & Pick<Deps, 'clock'>): Interval {
  return startInterval({ what: 'the timer of reminders', pauseMs, firstMs }, deps.log, (end) =>
    sendReminders({ ...deps, now: deps.clock() }, end),
  )
}

/** Each reminder has its own transaction; a failure does not affect the others. */
export async function sendReminders(deps: Sending, end?: AbortSignal): Promise<void> {
  const rows = await deps.db
    .select({ reminder: reminders, user: users })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .where(or(reminders.doses, reminders.supply))
  for (const row of rows) {
    if (end?.aborted) return
    const day = reminderDay(row.reminder.timeZone, deps.now)
    if (day === undefined || !maySignIn(row.user)) continue
    try {
      await sendDue(deps, row, day)
    } catch (error) {
      deps.log.error({ err: error, user: row.user.id }, 'a reminder could not be sent')
    }
  }
}

async function sendDue(deps: Sending, { reminder, user }: Row, day: Day): Promise<void> {
  const { doses, dosesSentOn, supply, supplyCheckedOn, supplySentOn } = reminder
  if (doses && isDueAgain(dosesSentOn, day)) await remindOfDoses(deps, user.id, day)
  if (supply && isDueAgain(supplyCheckedOn, day) && isDueAgain(supplySentOn, day, supplyPauseDays))
    await remindOfSupply(deps, user, day)
}

async function remindOfDoses({ db, jobs }: Sending, userId: number, day: Day): Promise<void> {
  await transact(db, async (tx) => {
    const reminder = await lockReminder(tx, userId)
    if (!reminder?.doses || !isDueAgain(reminder.dosesSentOn, day)) return
    await tx
      .update(reminders)
      .set({ dosesSentOn: dateOf(day) })
      .where(eq(reminders.userId, userId))
    await queueEmail({ db: tx, jobs }, { template: 'dose-reminder', user_id: userId })
  })
}

/** Looks once a day whether something runs out, and says so at most once a week. */
async function remindOfSupply(deps: Sending, user: Row['user'], day: Day): Promise<void> {
  await requireProducts(deps.products)
  await transact(deps.db, async (tx) => {
    const reminder = await lockReminder(tx, user.id)
    if (!reminder?.supply || !isDueAgain(reminder.supplyCheckedOn, day)) return
    const own = { ...deps, db: tx, actor: readerOf(user) }
    const shown = await getClientDay(own, { date: dateOf(day), language: user.language })
    const isDue = dueSupply(shown).length > 0
    const sent = { supplyCheckedOn: dateOf(day), ...(isDue && { supplySentOn: dateOf(day) }) }
    await tx.update(reminders).set(sent).where(eq(reminders.userId, user.id))
    if (isDue) await queueEmail({ ...deps, db: tx }, { template: 'supply-reminder', user_id: user.id })
  })
}

/** A client as the reader of their own plans, outside any session. */
export function readerOf({ id, userTypeId }: Row['user']): SignedIn {
  return { id, userTypeId, sessionId: 0 }
}

/** As it is once no other process works on it. */
async function lockReminder(tx: Deps['db'], userId: number) {
  const [reminder] = await tx.select().from(reminders).where(eq(reminders.userId, userId)).for('update')
  return reminder
}

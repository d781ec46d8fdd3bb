import type { EmailPreview } from '#contract/email-preview.ts'
import type { Reminder, ReminderResults, Reminders, RenewalMarks } from '#contract/renewals.ts'
import { reminderProblem } from '#domain/practice/renewals.ts'
import { findUser } from '#server/accounts/find-users.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import { knownClient } from '#server/clients/find-clients.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { emailLayout } from '#server/platform/mail/mailer.ts'
import { plainText } from '#server/platform/mail/plain-text.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { mayEmail } from '#server/platform/mail/stopped-emails.ts'
import { wordsOf } from '#server/platform/mail/words.ts'
import { Refusal, refuse } from '#server/platform/problems.ts'
import { sealText } from '#server/platform/sealing/sealed-texts.ts'
import { transact } from '#server/platform/transact.ts'
import { renewalContacts } from '../tables.ts'
import { findRenewals } from './find-renewals.ts'
import { getMarks, lockOwnShare } from './get-own-renewal.ts'
import { writeReminder } from './write-reminder.ts'

/** Writes to the client of a renewal; two presses at once send one email. */
export function sendReminder(
  ctx: Ctx<SignedIn>,
  id: number,
  { words = '' }: Reminder,
): Promise<RenewalMarks> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const client = await lockRemindable(txCtx, id)
    const [contact] = await db
      .insert(renewalContacts)
      .values({
        clientId: client.id,
        kind: 'email',
        byUserId: ctx.actor.id,
        at: ctx.now,
        sealedWords: sealText(ctx.sealing, words || null),
      })
      .returning({ id: renewalContacts.id })
    await queueEmail(txCtx, {
      template: 'renewal-reminder',
      user_id: client.userId,
      contact_id: contact!.id,
    })
    return getMarks(txCtx, id)
  })
}

/** Writes to one client after the other; a refused one does not keep the others from it. */
export async function sendReminders(
  ctx: Ctx<SignedIn>,
  { ids, words }: Reminders,
  checkLimit: () => Promise<void>,
): Promise<ReminderResults> {
  const data: ReminderResults['data'] = []
  for (const id of ids) {
    try {
      await checkLimit()
      await sendReminder(ctx, id, { words })
      data.push({ id, problem: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      data.push({ id, problem: error.code })
    }
  }
  return { data }
}

/** The email as it would be sent now, as far as the practitioner may know of an account. */
export function previewReminder(
  ctx: Ctx<SignedIn>,
  id: number,
  { words = '' }: Reminder,
): Promise<EmailPreview> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const client = knownClient(await lockRemindable(txCtx, id))
    const email = (await writeReminder(txCtx, { client, words })) ?? refuse('nothing-to-renew')
    const { to, language } = email
    const written = wordsOf(email, emailLayout(ctx, language))
    return { to, language, subject: written.subject, text: plainText(written) }
  })
}

/** The only place that decides whether a reminder may be sent to somebody. */
async function lockRemindable(ctx: Ctx<SignedIn>, id: number) {
  refuseUncertified(ctx.actor)
  const { client } = await lockOwnShare(ctx, id)
  const { today, renewals } = await findRenewals(ctx, { clientIds: [client.id] })
  const { state, marks } = renewals.find(({ share }) => share.id === id) ?? refuse('nothing-to-renew')
  const { contactedOn } = marks
  const problem = reminderProblem({ state, isArchived: client.archivedAt !== null, contactedOn }, today)
  if (problem) return refuse(problem)
  const { userId } = knownClient(client)
  const user = userId === null ? undefined : await findUser(ctx.db, userId)
  if (user?.deactivatedAt) return refuse('client-deactivated')
  if (!(await mayEmail(ctx.db, user?.email ?? client.email, 'renewals'))) return refuse('emails-stopped')
  return client
}

import type { EmailPreview } from '#contract/email-preview.ts'
import type { Reminder, ReminderResults, Reminders, RenewalMarks } from '#contract/renewals.ts'
import { reminderProblem } from '#domain/practice/renewals.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { findUser } from '#server/accounts/find-users.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import { knownClient } from '#server/clients/find-clients.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { type OnceKey, onceIfKeyed } from '#server/platform/idempotency/once.ts'
import { emailLayout } from '#server/platform/mail/mailer.ts'
import { plainText } from '#server/platform/mail/plain-text.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { mayEmail } from '#server/platform/mail/stopped-emails.ts'
import { wordsOf } from '#server/platform/mail/words.ts'
import { outageOf, Refusal, refuse } from '#server/platform/problems.ts'
import { sealText } from '#server/platform/sealing/sealed-texts.ts'
import { transact } from '#server/platform/transact.ts'
import { renewalContacts } from '../tables.ts'
import { findRenewals } from './find-renewals.ts'
import { getMarks, lockOwnShare } from './get-own-renewal.ts'
import { writeReminder } from './write-reminder.ts'

/** Writes to the client of a renewal; two presses at once send one email, and a key gets the same answer again. */
export function sendReminder(
  ctx: Ctx<SignedIn>,
  id: number,
  reminder: Reminder,
  key: OnceKey | undefined,
): Promise<RenewalMarks> {
  return onceIfKeyed(ctx.db, key, ctx.now, (db) => send({ ...ctx, db }, id, reminder))
}

function send(ctx: Ctx<SignedIn>, id: number, { words = '' }: Reminder): Promise<RenewalMarks> {
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

/** These say nothing about the client: the call is repeated as a whole. */
const ofCall: readonly ProblemCode[] = ['still-running', 'idempotency-key-reused']

/**
 * Writes to one client after the other; one who is refused, or with whom something fails, does not keep the others from
 * it. Each is written to once per key, so that repeating the call says again to whom it was sent.
 */
export async function sendReminders(
  ctx: Ctx<SignedIn>,
  { ids, words }: Reminders,
  { key, checkLimit }: { key: OnceKey | undefined; checkLimit(): Promise<void> },
): Promise<ReminderResults> {
  const data: ReminderResults['data'] = []
  for (const id of ids) {
    try {
      await onceIfKeyed(ctx.db, key && { ...key, key: `${key.key} ${id}` }, ctx.now, async (db) => {
        await checkLimit()
        return send({ ...ctx, db }, id, { words })
      })
      data.push({ id, problem: null })
    } catch (error) {
      data.push({ id, problem: problemOf(ctx, error) })
    }
  }
  return { data }
}

/** Throws what would fail for the other clients as well. */
function problemOf({ log }: Pick<Ctx, 'log'>, error: unknown): ProblemCode {
  if (error instanceof Refusal && !ofCall.includes(error.code)) return error.code
  if (error instanceof Refusal || outageOf(error)) throw error
  log.error({ err: error }, 'an email to one of several clients failed')
  return 'unexpected'
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

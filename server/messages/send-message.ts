import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewMessage } from '#contract/messages.ts'
import { nameOf } from '#domain/accounts/person-name.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { readOrderNumber } from '#domain/orders/states.ts'
import { getUser } from '#server/accounts/find-users.ts'
import type { Actor, Deps } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { isUsableForm } from './form-token.ts'
import { contactMessages } from './tables.ts'

type Sending = Pick<Deps, 'db' | 'jobs' | 'sealing'> & { actor: Actor; now: Date }
type MessageInput = z.output<typeof NewMessage>

/**
 * Stores what somebody wrote, and confirms it by email. A program that fills in everything is told the same. A form is
 * stored once; with anything else in it, it is refused, to be sent as a new one. `count` counts the caller's attempt,
 * and returns whether an email is sent.
 */
export async function sendMessage(
  { db, jobs, sealing, actor, now }: Sending,
  asked: MessageInput,
  count: (email: string) => Promise<boolean>,
): Promise<void> {
  if (asked.website !== '') return
  const sender = await senderOf({ db, actor }, asked)
  if (!isUsableForm(sealing, asked.token, now)) return refuse('form-again')
  const sends = await count(sender.email)
  const { topic, language, order_number: orderText, message } = asked
  const written = { ...sender, topic, language, orderText, message }
  const formMark = sealing.mark(`contact message ${asked.token}`)
  await transact(db, async (tx) => {
    const [saved] = await tx
      .insert(contactMessages)
      .values({
        ...sender,
        topic,
        language,
        orderText,
        orderId: readOrderNumber(orderText) ?? null,
        sealedMessage: sealing.seal(message),
        formMark,
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id })
    // Somebody who missed the answer to the first may have changed it since.
    if (!saved && !isDeepStrictEqual(written, await findWritten({ db: tx, sealing }, formMark)))
      return refuse('form-again')
    if (!saved || !sends) return
    const { userId } = sender
    await queueEmail(
      { db: tx, jobs },
      { template: 'message-received', user_id: userId, message_id: saved.id },
    )
  })
}

/** What was sent with a form. */
async function findWritten({ db, sealing }: Pick<Sending, 'db' | 'sealing'>, formMark: string) {
  const { userId, name, email, topic, language, orderText, sealedMessage } = contactMessages
  const [sent] = await db
    .select({ userId, name, email, topic, language, orderText, sealedMessage })
    .from(contactMessages)
    .where(eq(contactMessages.formMark, formMark))
  if (!sent) return undefined
  const { sealedMessage: sealed, ...written } = sent
  return { ...written, message: sealing.open(sealed) }
}

/** The account's own address, or what a visitor typed. */
async function senderOf({ db, actor }: Pick<Sending, 'db' | 'actor'>, { name, email }: MessageInput) {
  if (actor.id !== null) {
    const user = await getUser(db, actor.id)
    return { userId: user.id, name: nameOf(user), email: user.email ?? '' }
  }
  const missing: Record<string, FieldProblem[]> = {}
  if (name === undefined) missing.name = ['required']
  if (email === undefined) missing.email = ['required']
  if (name === undefined || email === undefined) return refuse('invalid-input', missing)
  return { userId: null, name, email }
}

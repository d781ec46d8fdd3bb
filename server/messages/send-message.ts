import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { NewMessage } from '#contract/messages.ts'
import { emailKey } from '#domain/accounts/email.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { readOrderNumber } from '#domain/orders/states.ts'
import { getUser } from '#server/accounts/find-users.ts'
import type { Actor, Deps } from '#server/platform/context.ts'
import { maySend } from '#server/platform/mail/mail-limits.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { type Limit, networkOf } from '#server/platform/rate-limits.ts'
import { transact } from '#server/platform/transact.ts'
import { isUsableForm } from './form-token.ts'
import { contactMessages } from './tables.ts'

const byCaller: Limit = { name: 'contact-caller', max: 20, windowSeconds: 3600 }
/** By account, or by a visitor's address and network: nobody can keep the owner of an address from writing. */
const bySender: Limit = { name: 'contact-sender', max: 10, windowSeconds: 3600 }

type Sending = Pick<Deps, 'db' | 'jobs' | 'limits' | 'sealing'> & { actor: Actor; now: Date }
type MessageInput = z.output<typeof NewMessage>

/** Stores what somebody wrote, and confirms it by email. A program that fills in everything is told the same. */
export async function sendMessage(
  { db, jobs, limits, sealing, actor, now }: Sending,
  request: FastifyRequest,
  asked: MessageInput,
): Promise<void> {
  if (asked.website !== '') return
  const sender = await senderOf({ db, actor }, asked)
  if (!isUsableForm(sealing, asked.token, now)) return refuse('form-again')
  const reader = emailKey(sender.email)
  const of = actor.id === null ? `${networkOf(request)} ${reader}` : String(actor.id)
  await limits.check(request, byCaller, { limit: bySender, of })
  const sends = await maySend(request, limits, { purpose: 'message-received', reader })
  const { topic, language, order_number: orderText } = asked
  await transact(db, async (tx) => {
    const [saved] = await tx
      .insert(contactMessages)
      .values({
        ...sender,
        topic,
        language,
        orderText,
        orderId: readOrderNumber(orderText) ?? null,
        sealedMessage: sealing.seal(asked.message),
        formMark: sealing.mark(`contact message ${asked.token}`),
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id })
    if (!saved || !sends) return
    const { userId } = sender
    await queueEmail(
      { db: tx, jobs },
      { template: 'message-received', user_id: userId, message_id: saved.id },
    )
  })
}

/** The account's own address, or what a visitor typed. */
async function senderOf({ db, actor }: Pick<Sending, 'db' | 'actor'>, { name, email }: MessageInput) {
  if (actor.id !== null) {
    const user = await getUser(db, actor.id)
    const { firstName: first_name, lastName: last_name } = user
    return { userId: user.id, name: personName({ first_name, last_name }), email: user.email ?? '' }
  }
  const missing: Record<string, FieldProblem[]> = {}
  if (name === undefined) missing.name = ['required']
  if (email === undefined) missing.email = ['required']
  if (name === undefined || email === undefined) return refuse('invalid-input', missing)
  return { userId: null, name, email }
}

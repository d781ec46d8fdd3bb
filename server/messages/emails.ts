import { eq } from 'drizzle-orm'
import { findUser } from '#server/accounts/find-users.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Email, EmailContext, WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { contactMessages } from './tables.ts'

/**
 * Nothing that a visitor typed is in these emails, not even a name: anyone can enter anyone's address, and the form must
 * not carry a stranger's words to it.
 */
export const messageEmails = ({ sealing }: Pick<Deps, 'sealing'>) =>
  ({
    'message-received': async ({ message_id: id }, deps) => {
      const found = await findSender(deps, id)
      return found && { ...found.email, texts: 'message-received' }
    },
    'message-answered': async ({ message_id: id }, deps) => {
      const found = await findSender(deps, id)
      if (!found?.message.sealedAnswer) return undefined
      const { receivedAt: when, sealedAnswer } = found.message
      return {
        ...found.email,
        texts: 'message-answered',
        values: { when },
        quote: [sealing.open(sealedAnswer)],
      }
    },
  }) satisfies Partial<Record<EmailName, WriteEmail>>

/** A signed-in sender's address may have changed since. */
async function findSender({ db }: EmailContext, id: number | null | undefined) {
  if (typeof id !== 'number') return undefined
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  if (!message) return undefined
  const { userId, language } = message
  const user = userId === null ? undefined : await findUser(db, userId)
  const to = user?.email ?? message.email
  const reason = user ? 'account' : 'stock-asked'
  const email: Pick<Email, 'to' | 'firstName' | 'language' | 'reason'> = {
    to,
    firstName: user?.firstName ?? '',
    language,
    reason,
  }
  return { message, email }
}

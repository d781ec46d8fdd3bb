import { eq } from 'drizzle-orm'
import { toAccount } from '#server/accounts/emails.ts'
import { findUser } from '#server/accounts/find-users.ts'
import type { EmailContent, EmailContext, WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import type { EmailJob } from '#server/platform/mail/queue-email.ts'
import { adverseReactions } from './tables.ts'

type Reaction = typeof adverseReactions.$inferSelect

/** That a report has arrived, never what is in it or whom it is from. */
export const reactionEmails = {
  'reaction-reported': about(({ id }) => ({
    texts: 'reaction-reported',
    button: { path: `/admin/reactions/${id}` },
  })),
  'reaction-shared': about(({ id }) => ({
    texts: 'reaction-shared',
    button: { path: `/account/practitioner/reactions/${id}` },
  })),
} satisfies Partial<Record<EmailName, WriteEmail>>

function about(said: (reaction: Reaction) => EmailContent): WriteEmail {
  return async ({ user_id: userId, reaction_id: id }: EmailJob, { db }: EmailContext) => {
    if (userId === null || typeof id !== 'number') return undefined
    const [reaction] = await db.select().from(adverseReactions).where(eq(adverseReactions.id, id))
    // Unless it was taken back meanwhile.
    return reaction && toAccount(await findUser(db, userId), said(reaction))
  }
}

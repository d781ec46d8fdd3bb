import { eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import type { WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import type { DocumentRenderer } from '../documents/rendering.ts'
import { recallEmail } from './recall-email.ts'
import { recallRecipients, recalls } from './tables.ts'

export const recallEmails = (deps: Pick<DocumentRenderer, 'config' | 'translations'>) =>
  ({
    recall: async ({ recipient_id: id }, { db, now }) => {
      if (typeof id !== 'number') return undefined
      const [found] = await db
        .select({
          recipient: recallRecipients,
          recall: recalls,
          // They may have changed it since.
          email: sql<string>`coalesce(${users.email}, ${recallRecipients.email})`,
        })
        .from(recallRecipients)
        .innerJoin(recalls, eq(recalls.id, recallRecipients.recallId))
        .leftJoin(users, eq(users.id, recallRecipients.userId))
        .where(eq(recallRecipients.id, id))
      // The account was erased meanwhile.
      if (!found?.email) return undefined
      const email = await recallEmail(deps, db, found.recall, { ...found.recipient, email: found.email })
      return {
        ...email,
        recordDelivery: async (tx, delivery) => {
          const set = delivery === 'sent' ? { writtenAt: now } : { refusedAt: now }
          await tx.update(recallRecipients).set(set).where(eq(recallRecipients.id, id))
        },
      }
    },
  }) satisfies Partial<Record<EmailName, WriteEmail>>

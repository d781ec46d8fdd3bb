import { eq, getTableColumns } from 'drizzle-orm'
import { clients } from '#server/clients/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { renewalContacts } from '../tables.ts'
import { writeReminder } from './write-reminder.ts'

export function renewalEmails(
  deps: Pick<Deps, 'brandingOf' | 'config' | 'products' | 'sealing' | 'translations'>,
) {
  const reminder: WriteEmail = async ({ contact_id: id }, { db, now }) => {
    if (typeof id !== 'number') return undefined
    const [found] = await db
      .select({ client: getTableColumns(clients), sealedWords: renewalContacts.sealedWords })
      .from(renewalContacts)
      .innerJoin(clients, eq(clients.id, renewalContacts.clientId))
      .where(eq(renewalContacts.id, id))
    if (!found) return undefined
    const { client, sealedWords } = found
    const words = sealedWords === null ? null : deps.sealing.open(sealedWords)
    return writeReminder({ ...deps, db, now }, { client, words })
  }
  return { 'renewal-reminder': reminder } satisfies Partial<Record<EmailName, WriteEmail>>
}

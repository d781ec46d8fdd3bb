import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '../personal-data.ts'
import { readerAt } from './stopped-emails.ts'
import { mails, stoppedEmails } from './tables.ts'

export const mailPersonalData: readonly PersonalData[] = [
  personal(mails, {
    name: 'mails',
    rowsOf: (userId) => eq(mails.userId, userId),
    given: ['recipient', 'template', 'createdAt'],
    withheld: {
      id: 'internal',
      jobId: 'internal',
      about: 'internal',
      userId: 'internal',
      // The texts contain links that sign their reader in; and a new address would reveal whether it is in use.
      language: 'secret',
      subject: 'secret',
      text: 'secret',
      html: 'secret',
    },
    erasure: { by: 'deletion' },
  }),
  personal(stoppedEmails, {
    name: 'stopped_emails',
    rowsOf: (_, email) => eq(stoppedEmails.addressHash, readerAt(email ?? '').hash),
    given: ['kind', 'stoppedAt'],
    withheld: { addressHash: 'internal' },
    erasure: {
      by: 'keeping',
      law: 'GDPR, Article 21(3): emails that somebody objected to must not be sent again. A hash names nobody.',
    },
  }),
]

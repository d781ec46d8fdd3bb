import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '../personal-data.ts'
import { mails } from './tables.ts'

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
]

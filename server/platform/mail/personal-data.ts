import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '../personal-data.ts'
import { mails } from './tables.ts'

export const mailPersonalData: readonly PersonalData[] = [
  personal(mails, {
    name: 'mails',
    rowsOf: (userId) => eq(mails.userId, userId),
    given: ['recipient', 'template', 'language', 'subject', 'createdAt'],
    // The words hold links that let their reader in.
    withheld: { id: 'internal', jobId: 'internal', userId: 'internal', text: 'secret', html: 'secret' },
    erasure: { by: 'deletion' },
  }),
]

import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { recallRecipients, recalls } from './tables.ts'

const law =
  'Regulation (EC) 178/2002, articles 18 and 19: that and how a food was recalled has to be shown; the name and address are forgotten with the account'

export const recallsPersonalData: readonly PersonalData[] = [
  personal(recallRecipients, {
    name: 'recalls_received',
    rowsOf: (userId) => eq(recallRecipients.userId, userId),
    given: ['recallId', 'reader', 'email', 'firstName', 'lastName', 'language', 'writtenAt', 'refusedAt'],
    // A practitioner's are their clients'.
    withheld: { id: 'internal', userId: 'internal', orderIds: 'another-person', queuedAt: 'internal' },
    erasure: {
      by: 'blanking',
      law,
      values: () => ({ userId: null, email: '', firstName: '', lastName: '' }),
    },
  }),
  personal(recalls, {
    name: 'recalls_sent',
    rowsOf: (userId) => eq(recalls.adminId, userId),
    given: ['id', 'reason', 'action', 'details', 'sentAt'],
    withheld: {
      variantId: 'internal',
      batchId: 'internal',
      sentFrom: 'internal',
      sentUntil: 'internal',
      fingerprint: 'internal',
      adminId: 'internal',
    },
    erasure: { by: 'blanking', law, values: () => ({ adminId: null }) },
  }),
]

import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { adverseReactions } from './tables.ts'

export const reactionsPersonalData: readonly PersonalData[] = [
  personal(adverseReactions, {
    name: 'reported_reactions',
    rowsOf: (userId) => eq(adverseReactions.userId, userId),
    given: ['orderLineId', 'consentedAt', 'reportedAt', 'seenByPractitionerAt', 'handledAt'],
    sealed: { sealedReport: 'report' },
    withheld: {
      id: 'internal',
      userId: 'internal',
      clientId: 'internal',
      practitionerId: 'another-person',
      handledBy: 'another-person',
    },
    erasure: { by: 'deletion' },
  }),
]

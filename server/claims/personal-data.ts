import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { claimFindings, claimReviews } from './tables.ts'

export const claimsPersonalData: readonly PersonalData[] = [
  personal(claimReviews, {
    name: 'text_reviews',
    rowsOf: (userId) => eq(claimReviews.practitionerId, userId),
    given: [
      'kind',
      'field',
      'language',
      'text',
      'state',
      'askedAt',
      'note',
      'reason',
      'decidedAt',
      'withdrawnAt',
    ],
    withheld: {
      id: 'internal',
      subjectId: 'internal',
      practitionerId: 'internal',
      decidedBy: 'another-person',
      withdrawnBy: 'another-person',
    },
    erasure: { by: 'deletion' },
  }),
  personal(claimFindings, {
    name: 'refused_texts',
    rowsOf: (userId) => eq(claimFindings.practitionerId, userId),
    given: ['kind', 'field', 'language', 'text', 'foundAt'],
    withheld: { id: 'internal', subjectId: 'internal', practitionerId: 'internal', checkedAt: 'internal' },
    erasure: { by: 'deletion' },
  }),
]

import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { contentVersions } from './tables.ts'

export const contentPersonalData: readonly PersonalData[] = [
  personal(contentVersions, {
    name: 'content_you_saved',
    rowsOf: (userId) => eq(contentVersions.savedBy, userId),
    given: ['entryId', 'savedAt', 'isPublished'],
    withheld: { id: 'internal', content: 'internal', savedBy: 'internal' },
    // The texts are the shop's; what remains does not say who wrote them.
    erasure: {
      by: 'blanking',
      law: 'Regulation (EU) 2016/679, article 6(1)(f): the shop keeps its own texts',
      values: () => ({ savedBy: null }),
    },
  }),
]

import { eq, sql } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { auditEntries } from './tables.ts'

export const auditPersonalData: readonly PersonalData[] = [
  personal(auditEntries, {
    name: 'decisions_about_you',
    rowsOf: (userId) => eq(auditEntries.subjectId, userId),
    given: ['at', 'action', 'details'],
    withheld: { id: 'internal', subjectId: 'internal', actorId: 'another-person' },
    // What remains identifies nobody: ids, codes and times of decisions.
    erasure: {
      by: 'blanking',
      law: 'Regulation (EU) 2016/679, article 5(2): showing that decisions were rightly taken',
      values: () => ({ details: sql`${auditEntries.details} - 'reason'` }),
    },
  }),
]

import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { imports } from '../tables.ts'

/** What admins uploaded. */
export const importsPersonalData: readonly PersonalData[] = [
  personal(imports, {
    name: 'imports_you_uploaded',
    rowsOf: (userId) => eq(imports.adminId, userId),
    given: ['id', 'fileName', 'supplier', 'startedAt', 'finishedAt', 'undoneAt'],
    withheld: {
      sha256: 'internal',
      layout: 'internal',
      status: 'internal',
      counts: 'internal',
      lastRow: 'internal',
      brandIds: 'internal',
      undoneRow: 'internal',
      keptIds: 'internal',
      fileKey: 'internal',
      bytes: 'internal',
      rows: 'internal',
      columns: 'internal',
      mapping: 'internal',
      adminId: 'internal',
    },
    erasure: {
      by: 'blanking',
      law: 'Regulation (EU) 2016/679, article 6(1)(f): the shop can undo what changed its products',
      values: () => ({ adminId: null }),
    },
  }),
]

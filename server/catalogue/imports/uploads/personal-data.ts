import { eq, sql } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { importRows, imports } from '../tables.ts'

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
      brandChoices: 'internal',
      adminId: 'internal',
    },
    erasure: {
      by: 'blanking',
      law: 'Regulation (EU) 2016/679, article 6(1)(f): the shop can undo what changed its products',
      values: () => ({ adminId: null }),
    },
  }),
  // Rows of a supplier's file are about products, whoever uploaded it.
  personal(importRows, {
    name: 'rows_of_imports',
    rowsOf: (userId) =>
      sql`${importRows.importId} IN (SELECT ${imports.id} FROM ${imports} WHERE ${imports.adminId} = ${userId})`,
    given: ['importId', 'rowNumber', 'outcome'],
    withheld: {
      id: 'internal',
      lastRowNumber: 'internal',
      reason: 'internal',
      notes: 'internal',
      changed: 'internal',
      article: 'internal',
      productId: 'internal',
      before: 'internal',
      revision: 'internal',
      stockAfter: 'internal',
    },
    erasure: {
      by: 'keeping',
      law: 'Regulation (EU) 2016/679, article 6(1)(f): the shop can undo what changed its products',
    },
  }),
]

import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  AdminImport,
  AdminImportDetail,
  AdminImportPage,
  AdminImportQuery,
} from '#contract/admin-imports.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { LayoutId } from '#domain/catalogue/imports/layouts.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { refuse } from '#server/platform/problems.ts'
import { productOverviews } from '../../management/tables.ts'
import { importRows, imports } from '../tables.ts'
import { isUndecided } from './list-rows.ts'

const suppliersShown = 200

/** All imports, latest first, with those of the command line. */
export async function listImports(
  db: Database,
  page: z.output<typeof AdminImportQuery>,
): Promise<AdminImportPage> {
  const [total, rows, suppliers] = await Promise.all([
    db.$count(imports),
    selectImports(db).orderBy(desc(imports.id)).limit(page.limit).offset(offsetOf(page)),
    db
      .selectDistinct({ supplier: imports.supplier })
      .from(imports)
      .where(isNotNull(imports.supplier))
      .orderBy(asc(imports.supplier))
      .limit(suppliersShown),
  ])
  return {
    data: rows.map(present),
    suppliers: suppliers.map(({ supplier }) => supplier!),
    ...totalsOf(page, total),
  }
}

export async function getImport(db: Database, id: number): Promise<AdminImportDetail> {
  const [row] = await selectImports(db).where(eq(imports.id, id))
  if (!row) return refuse('not-found')
  const { columns, mapping, keptIds } = row.made
  const [undecided, noted, kept] = await Promise.all([
    db.$count(importRows, and(eq(importRows.importId, id), isUndecided)),
    db.$count(importRows, and(eq(importRows.importId, id), sql`${importRows.notes} <> '[]'`)),
    keptIds.length === 0
      ? []
      : db
          .select({ id: productOverviews.productId, name: productOverviews.name })
          .from(productOverviews)
          .where(inArray(productOverviews.productId, keptIds))
          .orderBy(asc(productOverviews.productId)),
  ])
  return { ...present(row), columns: columns ?? [], mapping, undecided, noted, kept }
}

function selectImports(db: Database) {
  return db
    .select({ made: imports, admin: { first_name: users.firstName, last_name: users.lastName } })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.adminId))
    .$dynamic()
}

type Found = Awaited<ReturnType<typeof selectImports>>[number]

function present({ made, admin }: Found): AdminImport {
  return {
    id: made.id,
    file_name: made.fileName,
    supplier: made.supplier,
    layout: made.layout as LayoutId,
    status: made.status,
    by: (admin && personName(admin)) || null,
    uploaded_at: made.startedAt.toISOString(),
    finished_at: made.finishedAt?.toISOString() ?? null,
    undone_at: made.undoneAt?.toISOString() ?? null,
    bytes: made.bytes,
    rows: made.rows,
    reached: made.lastRow,
    counts: made.counts,
  }
}

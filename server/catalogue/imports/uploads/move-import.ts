import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { ImportBrandChoice } from '#contract/admin-imports.ts'
import type { ColumnMapping } from '#domain/catalogue/imports/column-mapping.ts'
import { mappingProblem } from '#domain/catalogue/imports/column-mapping.ts'
import { canDo, type ImportAct, statusAfter } from '#domain/catalogue/imports/uploads.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { locks } from '#server/platform/locks.ts'
import { Refusal, refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { brands } from '../../tables.ts'
import { FileProblem } from '../file-problem.ts'
import { importRows, imports } from '../tables.ts'
import { refuseUndoing } from '../undo-import.ts'

type Moving = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>
type Import = typeof imports.$inferSelect

/** Tries the file with this mapping, in the background. */
export function checkImport(ctx: Moving, id: number, mapping: ColumnMapping): Promise<void> {
  return move(ctx, id, 'check', async (db, { columns, layout }) => {
    const isOwn = layout === 'supplier'
    const names = (columns ?? []).map(({ name }) => name)
    const problem = isOwn ? mappingProblem(mapping, names) : undefined
    if (problem)
      return refuse('import-mapping', ({ t }) => ({ mapping: [t(`admin-imports:mapping.${problem}`)] }))
    await db.delete(importRows).where(eq(importRows.importId, id))
    return { lastRow: 0, counts: noCounts, mapping: isOwn ? mapping : null }
  })
}

const noCounts = { added: 0, changed: 0, skipped: 0, refused: 0 }

/** Tries the file again after an admin has decided which brand a name in it means; null: a new one. */
export function chooseBrand(ctx: Moving, id: number, { brand, slug }: ImportBrandChoice): Promise<void> {
  return move(ctx, id, 'choose', async (db, { brandChoices }) => {
    if (slug !== null && (await db.$count(brands, eq(brands.slug, slug))) === 0)
      return refuse('invalid-input', { slug: ['option'] })
    await db.delete(importRows).where(eq(importRows.importId, id))
    return { lastRow: 0, counts: noCounts, brandChoices: { ...brandChoices, [brand]: slug } }
  })
}

/** Begins an import whose dry run was seen, or continues one that was paused. */
export function startImport(ctx: Moving, id: number): Promise<void> {
  return move(ctx, id, 'start', async (db, { status, fileName }) => {
    await refuseBusy(db, id)
    if (status === 'paused') return {}
    // The report of the dry run gives way to that of the import.
    await db.delete(importRows).where(eq(importRows.importId, id))
    await recordAudit({ ...ctx, db }, auditOf('import-started', id, fileName))
    return { lastRow: 0, counts: noCounts, startedAt: ctx.now }
  })
}

/** What was imported stays; the rest can follow later. */
export function pauseImport(ctx: Moving, id: number): Promise<void> {
  return move(ctx, id, 'pause', async () => ({}))
}

export function startUndoing(ctx: Moving, id: number): Promise<void> {
  return move(ctx, id, 'undo', async (db, found) => {
    await refuseBusy(db, id)
    await refuseUndoing(db, id, found).catch((problem: unknown) => {
      if (!(problem instanceof FileProblem) || problem.code !== 'changed-later') throw problem
      throw new Refusal('import-changed-later', { values: () => problem.values })
    })
    await recordAudit({ ...ctx, db }, auditOf('import-undone', id, found.fileName))
    return {}
  })
}

/** Forgets a file that was not imported. */
export async function deleteImport({ db, files }: Pick<Ctx, 'db' | 'files'>, id: number): Promise<void> {
  const fileKey = await transact(db, async (tx) => {
    const found = await lockImport(tx, id)
    if (!canDo('delete', found.status)) return refuse('import-moved-on')
    await tx.delete(imports).where(eq(imports.id, id))
    return found.fileKey
  })
  if (fileKey) await files.remove(fileKey)
}

const auditOf = (action: 'import-started' | 'import-undone', id: number, file: string) => ({
  action,
  subjectId: null,
  details: { import: id, file },
})

/** Two admins who press the same button do one thing: the second is told. */
function move(
  { db, jobs }: Moving,
  id: number,
  act: Exclude<ImportAct, 'delete'>,
  prepare: (db: Database, found: Import) => Promise<Partial<typeof imports.$inferInsert>>,
): Promise<void> {
  return transact(db, async (tx) => {
    const found = await lockImport(tx, id)
    // A file of the command line is gone, but what it changed is known.
    if (found.fileKey === null && act !== 'undo') return refuse('not-found')
    if (!canDo(act, found.status)) return refuse('import-moved-on')
    const changed = await prepare(tx, found)
    const status = statusAfter(act)
    await tx
      .update(imports)
      .set({ ...changed, status })
      .where(eq(imports.id, id))
    if (act !== 'pause') await jobs.enqueue(tx, 'import', { import_id: id })
  })
}

async function lockImport(db: Database, id: number): Promise<Import> {
  const [found] = await db.select().from(imports).where(eq(imports.id, id)).for('update')
  return found ?? refuse('not-found')
}

async function refuseBusy(db: Database, id: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${locks.importStart})`)
  const others = await db.$count(
    imports,
    and(ne(imports.id, id), isNotNull(imports.fileKey), inArray(imports.status, ['running', 'undoing'])),
  )
  if (others > 0) return refuse('import-busy')
}

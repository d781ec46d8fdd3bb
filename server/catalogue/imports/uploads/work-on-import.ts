import { and, eq } from 'drizzle-orm'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { insertRows } from '../../write-rows.ts'
import { withClaimsCheck } from '../check-claims.ts'
import { dryRun } from '../dry-run.ts'
import type { SupplierFile } from '../inspect-file.ts'
import { withImportLock } from '../lock.ts'
import { ImportPaused, importInto, rowsOf } from '../run-import.ts'
import { importRows, imports } from '../tables.ts'
import { undoImport } from '../undo-import.ts'
import { inspectUpload } from './inspect-upload.ts'

type Working = Pick<Deps, 'clock' | 'currency' | 'db' | 'files' | 'region' | 'sql' | 'variantsInUse'>
type Import = typeof imports.$inferSelect

/** Does what the import waits for. After a crash it continues where the last batch ended. */
export async function workOnImport(deps: Working, id: number): Promise<void> {
  const [found] = await deps.db.select().from(imports).where(eq(imports.id, id))
  if (found?.status === 'checking') await check(deps, found)
  if (found?.status === 'running') await withImportLock(deps.sql, () => run(deps, found))
  if (found?.status === 'undoing')
    await withImportLock(deps.sql, () => undoImport({ ...deps, now: deps.clock() }, id))
}

/** Another check of the same file began, or somebody has moved the import on. */
class CheckReplaced extends Error {
  override name = 'CheckReplaced'
}

/**
 * A job may be taken over while its first process is still at work: the check that began last continues, and only while
 * the import waits for it.
 */
async function check(deps: Working, found: Import): Promise<void> {
  const { db, clock, region } = deps
  const { id } = found
  const file = await fileOf(deps, found)
  let reached = 0
  const onBatch: Parameters<typeof dryRun>[2]['onBatch'] = async (decisions, rows) => {
    const { lastNumber } = decisions.at(-1)!
    await transact(db, async (tx) => {
      await moveOn(tx, { id, reached }, { lastRow: lastNumber })
      await insertRows(tx, importRows, rowsOf(id, decisions, rows))
    })
    reached = lastNumber
  }
  try {
    await transact(db, (tx) => beginCheck(tx, id))
    const { counts } = await withClaimsCheck((claims) =>
      dryRun({ db, now: clock(), region }, file, {
        assumptions: assumptionsOf(deps, found),
        claims,
        onBatch,
      }),
    )
    await moveOn(db, { id, reached }, { status: 'checked', counts })
  } catch (error) {
    if (!(error instanceof CheckReplaced)) throw error
  }
}

async function beginCheck(tx: Database, id: number): Promise<void> {
  const begun = await tx
    .update(imports)
    .set({ lastRow: 0 })
    .where(and(eq(imports.id, id), eq(imports.status, 'checking')))
    .returning({ id: imports.id })
  if (begun.length === 0) throw new CheckReplaced()
  await tx.delete(importRows).where(eq(importRows.importId, id))
}

/** Locks the import, so that nobody moves it on before the rows of this batch are written. */
async function moveOn(
  db: Database,
  { id, reached }: { id: number; reached: number },
  set: Partial<Pick<Import, 'counts' | 'lastRow' | 'status'>>,
): Promise<void> {
  const moved = await db
    .update(imports)
    .set(set)
    .where(and(eq(imports.id, id), eq(imports.status, 'checking'), eq(imports.lastRow, reached)))
    .returning({ id: imports.id })
  if (moved.length === 0) throw new CheckReplaced()
}

async function run(deps: Working, found: Import): Promise<void> {
  const { db, clock, region, variantsInUse } = deps
  try {
    const file = await fileOf(deps, found)
    const assumptions = assumptionsOf(deps, found)
    await withClaimsCheck((claims) =>
      importInto({ clock, db, now: clock(), region, variantsInUse }, found, file, { assumptions, claims }),
    )
  } catch (error) {
    if (!(error instanceof ImportPaused)) throw error
  }
}

const assumptionsOf = ({ currency }: Working, { supplier, brandChoices }: Import) => ({
  currency,
  brandChoices,
  ...(supplier === null ? {} : { supplier }),
})

async function fileOf({ files }: Working, { id, fileKey, fileName, mapping }: Import): Promise<SupplierFile> {
  const bytes = fileKey && (await files.get(fileKey))
  if (!bytes) throw new Error(`The file of import ${id} is gone`)
  const { file } = await inspectUpload(bytes, fileName)
  return mapping ? { ...file, mapping } : file
}

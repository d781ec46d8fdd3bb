import { eq } from 'drizzle-orm'
import type { Deps } from '#server/platform/context.ts'
import { insertRows } from '../../write-rows.ts'
import { withClaimsCheck } from '../check-claims.ts'
import { dryRun } from '../dry-run.ts'
import type { SupplierFile } from '../inspect-file.ts'
import { withImportLock } from '../lock.ts'
import { ImportPaused, importInto, rowsOf } from '../run-import.ts'
import { importRows, imports } from '../tables.ts'
import { undoImport } from '../undo-import.ts'
import { inspectUpload } from './inspect-upload.ts'

type Working = Pick<Deps, 'clock' | 'currency' | 'db' | 'files' | 'sql' | 'variantsInUse'>
type Import = typeof imports.$inferSelect

/** Does what the import waits for. After a crash it continues where the last batch ended. */
export async function workOnImport(deps: Working, id: number): Promise<void> {
  const [found] = await deps.db.select().from(imports).where(eq(imports.id, id))
  if (found?.status === 'checking') await check(deps, found)
  if (found?.status === 'running') await withImportLock(deps.sql, () => run(deps, found))
  if (found?.status === 'undoing')
    await withImportLock(deps.sql, () => undoImport({ ...deps, now: deps.clock() }, id))
}

async function check(deps: Working, found: Import): Promise<void> {
  const { db, clock } = deps
  const { id } = found
  const file = await fileOf(deps, found)
  await db.delete(importRows).where(eq(importRows.importId, id))
  const { counts } = await withClaimsCheck((claims) =>
    dryRun({ db, now: clock() }, file, {
      assumptions: assumptionsOf(deps, found),
      claims,
      onBatch: (decisions, rows) =>
        db.transaction(async (tx) => {
          await insertRows(tx, importRows, rowsOf(id, decisions, rows))
          await tx
            .update(imports)
            .set({ lastRow: decisions.at(-1)!.lastNumber })
            .where(eq(imports.id, id))
        }),
    }),
  )
  await db.update(imports).set({ status: 'checked', counts }).where(eq(imports.id, id))
}

async function run(deps: Working, found: Import): Promise<void> {
  const { db, clock, variantsInUse } = deps
  try {
    const file = await fileOf(deps, found)
    const assumptions = assumptionsOf(deps, found)
    await withClaimsCheck((claims) =>
      importInto({ db, now: clock(), variantsInUse }, found, file, { assumptions, claims }),
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

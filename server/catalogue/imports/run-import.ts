import { and, desc, eq } from 'drizzle-orm'
import { type Decision, decideRows, type ReadRow } from '#domain/catalogue/imports/decide-rows.ts'
import { type Layout, layouts } from '#domain/catalogue/imports/layouts.ts'
import type { ImportCounts } from '#domain/catalogue/imports/outcome.ts'
import type { Assumptions } from '#domain/catalogue/imports/record.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type Database, sqlState } from '#server/platform/database.ts'
import { insertRows } from '../write-rows.ts'
import { brandIdsFor } from './brands.ts'
import { findProducts } from './find-products.ts'
import type { SupplierFile } from './inspect-file.ts'
import { type RowGroup, readRows } from './read-rows.ts'
import { saveProducts } from './save-products.ts'
import { importRows, imports } from './tables.ts'
import { type ImportVocabulary, readVocabulary } from './vocabulary.ts'

export type ImportResult = { id: number; counts: ImportCounts; rows: number; resumedAfter: number }
type Options = {
  assumptions: Assumptions
  dryRun?: boolean
  onBytes?: (read: number) => void
  onRow?: (decision: Decision) => void | Promise<void>
}
type Run = Options & { id: number; file: SupplierFile; vocabulary: ImportVocabulary } & Pick<
    Ctx,
    'now' | 'variantsInUse'
  >

const batchRows = 500

/** Imports a file that `inspectFile` has accepted. Each batch is committed together with the position reached. */
export async function runImport(
  ctx: Pick<Ctx, 'db' | 'now' | 'variantsInUse'>,
  file: SupplierFile,
  options: Options,
): Promise<ImportResult> {
  if (!options.dryRun) return importInto(ctx, file, options)
  // A dry run does the same as a real one and then rolls it back, so that their results cannot differ.
  let result: ImportResult | undefined
  await ctx.db
    .transaction(async (tx) => {
      result = await importInto({ ...ctx, db: tx }, file, options)
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!result) throw error
    })
  return result!
}

async function importInto(
  ctx: Pick<Ctx, 'db' | 'now' | 'variantsInUse'>,
  file: SupplierFile,
  options: Options,
): Promise<ImportResult> {
  const { db, now } = ctx
  const begun = await beginOrResume(db, file, now)
  const { variantsInUse } = ctx
  const run = { ...options, id: begun.id, file, vocabulary: await readVocabulary(db), now, variantsInUse }
  let counts = begun.counts
  let batch: RowGroup[] = []
  const commit = async () => {
    if (batch.length === 0) return
    counts = await commitBatch(db, batch, counts, run)
    batch = []
  }
  let rows = 0
  for await (const group of readRows(file, options.onBytes)) {
    if (group.lastNumber <= begun.lastRow) continue
    rows += group.lastNumber - group.number + 1
    batch.push(group)
    if (batch.length >= batchRows) await commit()
  }
  await commit()
  await db.update(imports).set({ status: 'done', finishedAt: new Date() }).where(eq(imports.id, begun.id))
  return { id: begun.id, counts, rows, resumedAfter: begun.lastRow }
}

async function beginOrResume(db: Database, { name, sha256, layout }: SupplierFile, now: Date) {
  const [unfinished] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.sha256, sha256), eq(imports.layout, layout), eq(imports.status, 'running')))
    .orderBy(desc(imports.id))
    .limit(1)
  if (unfinished) return unfinished
  const counts: ImportCounts = { added: 0, changed: 0, skipped: 0, refused: 0 }
  const [begun] = await db
    .insert(imports)
    .values({ fileName: name, sha256, layout, counts, startedAt: now })
    .returning()
  return begun!
}

async function commitBatch(db: Database, groups: readonly RowGroup[], counts: ImportCounts, run: Run) {
  const rows = groups.map((group) => readGroup(group, run))
  try {
    return await db.transaction((tx) => writeRows(tx, rows, counts, run))
  } catch (error) {
    if (!isDataError(error)) throw error
  }
  // The database refused something in this batch: each row is retried alone, so that one does not stop the others.
  let reached = counts
  for (const row of rows) {
    const before = reached
    reached = await db
      .transaction((tx) => writeRows(tx, [row], before, run))
      .catch((error: unknown) => {
        if (!isDataError(error)) throw error
        const refused = { code: 'not-storable' as const, values: { detail: sqlState(error) ?? '' } }
        return db.transaction((tx) =>
          writeRows(tx, [{ number: row.number, lastNumber: row.lastNumber, refused }], before, run),
        )
      })
  }
  return reached
}

function readGroup(group: RowGroup, { file, vocabulary, assumptions }: Run): ReadRow {
  if ('refused' in group) return group
  const { number, lastNumber } = group
  const layout: Layout = layouts[file.layout]
  const reading = layout.read(group.rows, vocabulary, assumptions)
  if (!('patch' in reading)) return { number, lastNumber, ...reading }
  return { number, lastNumber, patch: reading.patch, notes: [...group.notes, ...reading.notes] }
}

async function writeRows(
  db: Database,
  rows: readonly ReadRow[],
  counts: ImportCounts,
  run: Run,
): Promise<ImportCounts> {
  const patches = rows.flatMap((row) => ('patch' in row ? [row.patch] : []))
  const { known, idsByKey } = await findProducts(db, patches)
  const original = new Map(known.records)
  const decisions = decideRows(rows, known, run.vocabulary, run.now)
  const touched = new Set(decisions.flatMap(({ key, after }) => (key !== null && after ? [key] : [])))
  const brands = await brandIdsFor(
    db,
    run.id,
    decisions,
    [...touched].map((key) => known.records.get(key)!.brand),
  )
  const savings = [...touched].map((key) => ({
    id: idsByKey.get(key),
    before: original.get(key),
    after: known.records.get(key)!,
  }))
  const ids = { brands, terms: run.vocabulary.termIds, ingredients: run.vocabulary.ingredientIds }
  const saved = await saveProducts({ ...run, db }, savings, ids)
  const productIdOf = (key: string | null) => {
    if (key === null) return null
    return idsByKey.get(key) ?? saved.get(known.records.get(key)?.slug ?? '') ?? null
  }
  await logRows(db, run.id, decisions, productIdOf)
  const reached = { ...counts }
  for (const { outcome } of decisions) reached[outcome] += 1
  const lastRow = Math.max(...decisions.map(({ lastNumber }) => lastNumber))
  await db.update(imports).set({ counts: reached, lastRow }).where(eq(imports.id, run.id))
  for (const decision of decisions) await run.onRow?.(decision)
  return reached
}

async function logRows(
  db: Database,
  importId: number,
  decisions: readonly Decision[],
  productIdOf: (key: string | null) => number | null,
): Promise<void> {
  const rows = decisions.map(({ number, lastNumber, outcome, reason, notes, changed, key, before }) => ({
    importId,
    rowNumber: number,
    lastRowNumber: lastNumber,
    outcome,
    reason,
    notes,
    changed,
    productId: productIdOf(key),
    before,
  }))
  await insertRows(db, importRows, rows)
}

/** Class 22: invalid data; class 23: violated constraint. */
function isDataError(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '')
}

import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Decision } from '#domain/catalogue/imports/decide-rows.ts'
import type { ImportCounts } from '#domain/catalogue/imports/outcome.ts'
import type { Assumptions } from '#domain/catalogue/imports/record.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type Database, sqlState } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { withholdPacksOf } from '../stock/withhold-packs.ts'
import { products } from '../tables.ts'
import { insertRows } from '../write-rows.ts'
import { brandIdsFor } from './brands.ts'
import type { ClaimsOfFile } from './check-claims.ts'
import { decideInSlices } from './decide-in-turns.ts'
import { dryRun } from './dry-run.ts'
import { findProducts } from './find-products.ts'
import type { SupplierFile } from './inspect-file.ts'
import { type ArticleRow, batchesOf, readGroups } from './read-batches.ts'
import type { RowGroup } from './read-rows.ts'
import { saveProducts } from './save-products.ts'
import { importRows, imports } from './tables.ts'
import { type ImportVocabulary, readVocabulary } from './vocabulary.ts'

export type ImportResult = { id: number; counts: ImportCounts; rows: number; resumedAfter: number }
type Options = {
  assumptions: Assumptions
  /** Without it, texts are not checked for refused claims. */
  claims?: ClaimsOfFile
  onBytes?: (read: number) => void
  onRow?: (decision: Decision) => void | Promise<void>
}
type Importing = Pick<Ctx, 'clock' | 'db' | 'now' | 'region' | 'variantsInUse'>
type Run = Options & { id: number; file: SupplierFile; vocabulary: ImportVocabulary } & Pick<
    Ctx,
    'now' | 'region' | 'variantsInUse'
  >
type Begun = Pick<typeof imports.$inferSelect, 'brandIds' | 'counts' | 'id' | 'lastRow'>

/** Somebody paused the import: what was committed stays, and it can be continued. */
export class ImportPaused extends Error {
  override name = 'ImportPaused'
}

/** Imports a file that `inspectFile` has accepted. Each batch is committed together with the position reached. */
export async function runImport(
  ctx: Importing,
  file: SupplierFile,
  { isDry = false, ...options }: Options & { isDry?: boolean },
): Promise<ImportResult> {
  if (isDry) {
    const { assumptions, claims, onBytes, onRow } = options
    const onBatch = async (decisions: readonly Decision[]) => {
      for (const decision of decisions) await onRow?.(decision)
    }
    return { id: 0, resumedAfter: 0, ...(await dryRun(ctx, file, { assumptions, claims, onBytes, onBatch })) }
  }
  return importInto(ctx, await beginOrResume(ctx.db, file, ctx.now), file, options)
}

/** Imports the rows that the import has not reached yet. */
export async function importInto(
  ctx: Importing,
  begun: Begun,
  file: SupplierFile,
  options: Options,
): Promise<ImportResult> {
  const { clock, db, now, region, variantsInUse } = ctx
  const vocabulary = await readVocabulary(db, begun.brandIds)
  const run = { ...options, id: begun.id, file, vocabulary, now, region, variantsInUse }
  let { counts } = begun
  let rows = 0
  for await (const batch of batchesOf(file, { after: begun.lastRow, onBytes: options.onBytes })) {
    counts = await commitBatch(db, batch, counts, run)
    for (const { number, lastNumber } of batch) rows += lastNumber - number + 1
  }
  // Somebody may have paused or begun to undo it since its last batch.
  await db
    .update(imports)
    .set({ status: 'done', finishedAt: clock() })
    .where(and(eq(imports.id, begun.id), eq(imports.status, 'running')))
  return { id: begun.id, counts, rows, resumedAfter: begun.lastRow }
}

async function beginOrResume(db: Database, { name, sha256, layout }: SupplierFile, now: Date) {
  const [unfinished] = await db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.sha256, sha256),
        eq(imports.layout, layout),
        eq(imports.status, 'running'),
        // An uploaded file is continued where it was uploaded, with its own mapping.
        isNull(imports.fileKey),
      ),
    )
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
  const rows = await readGroups(groups, run)
  // Before products are locked.
  await run.claims?.check(db, rows)
  try {
    return await transact(db, (tx) => writeRows(tx, rows, counts, run))
  } catch (error) {
    if (!isDataError(error)) throw error
  }
  // The database refused something in this batch: each row is retried alone, so that one does not stop the others.
  let reached = counts
  for (const row of rows) {
    const before = reached
    reached = await transact(db, (tx) => writeRows(tx, [row], before, run)).catch((error: unknown) => {
      if (!isDataError(error)) throw error
      const { number, lastNumber, article } = row
      const refused = { code: 'not-storable' as const, values: { detail: sqlState(error) ?? '' } }
      return transact(db, (tx) => writeRows(tx, [{ number, lastNumber, article, refused }], before, run))
    })
  }
  return reached
}

async function writeRows(
  db: Database,
  rows: readonly ArticleRow[],
  counts: ImportCounts,
  run: Run,
): Promise<ImportCounts> {
  const patches = rows.flatMap((row) => ('patch' in row ? [row.patch] : []))
  const { known, idsByKey } = await findProducts({ ...run, db }, patches, { locks: true })
  const original = new Map(known.records)
  await run.claims?.check(db, rows, known)
  const decisions = await decideInSlices(rows, known, run.vocabulary, run.now, run.claims?.isRefused)
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
  await withholdPacksOf({ ...run, db }, [...saved.values()])
  const productIdOf = (key: string | null) => {
    if (key === null) return null
    return idsByKey.get(key) ?? saved.get(known.records.get(key)?.slug ?? '') ?? null
  }
  const revisions = await revisionsOf(db, [...saved.values()])
  const written = rowsOf(run.id, decisions, rows).map((row, index) => {
    const { key, before, after } = decisions[index]!
    const productId = productIdOf(key)
    if (!after || key === null || productId === null) return { ...row, productId }
    const stockAfter = stockOf(known.records.get(key)!)
    return { ...row, productId, before, revision: revisions.get(productId), stockAfter }
  })
  await insertRows(db, importRows, written)
  const reached = { ...counts }
  for (const { outcome } of decisions) reached[outcome] += 1
  const lastRow = Math.max(...decisions.map(({ lastNumber }) => lastNumber))
  const going = await db
    .update(imports)
    .set({ counts: reached, lastRow })
    .where(and(eq(imports.id, run.id), eq(imports.status, 'running')))
    .returning({ id: imports.id })
  if (going.length === 0) throw new ImportPaused()
  for (const decision of decisions) await run.onRow?.(decision)
  return reached
}

/** The report of a batch, without what only a real import knows. */
export function rowsOf(
  importId: number,
  decisions: readonly Decision[],
  rows: readonly ArticleRow[],
): (typeof importRows.$inferInsert)[] {
  return decisions.map(({ number, lastNumber, outcome, reason, notes, changed }, index) => ({
    importId,
    rowNumber: number,
    lastRowNumber: lastNumber,
    outcome,
    reason,
    notes,
    changed,
    article: rows[index]!.article,
  }))
}

async function revisionsOf(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, revision: products.revision })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

function stockOf({ variants }: NonNullable<Decision['after']>): Record<string, number> {
  return Object.fromEntries(variants.map(({ sku, stock }) => [sku, stock]))
}

/** Class 22: invalid data; class 23: violated constraint. */
function isDataError(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '')
}

import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { documentTypeOf, rewriteDocument } from '#server/platform/documents.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { products, variants } from '../tables.ts'
import { type BatchRow, lockBatches } from './lock-batches.ts'
import { labReports, stockBatches } from './tables.ts'

type Changing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'> & Pick<Deps, 'files'>

/** Publishes a laboratory's report (a PDF) on a batch, instead of the former one if there is any. */
export async function addLabReport(ctx: Changing, batchId: number, upload: Uint8Array): Promise<void> {
  if (documentTypeOf(upload) !== 'application/pdf') return refuse('file-not-pdf')
  // Before the file is written: most wrong ids end here.
  await findBatch(ctx.db, batchId)
  const { bytes } = await rewriteDocument(upload, { maximumPixels: 0 })
  const fileKey = `lab-reports/${randomUUID()}`
  await ctx.files.put(fileKey, bytes)
  const replaced = await save(ctx, batchId, { fileKey, bytes: bytes.length }).catch(async (error) => {
    await ctx.files.remove(fileKey)
    throw error
  })
  if (replaced) await ctx.files.remove(replaced)
}

function save(ctx: Changing, batchId: number, file: { fileKey: string; bytes: number }) {
  return transact(ctx.db, async (db) => {
    const batch = (await lockBatches(db, [batchId])).get(batchId) ?? refuse('not-found')
    const former = await findKey(db, batchId)
    const [variant] = await db.select().from(variants).where(eq(variants.id, batch.variantId))
    const kept = { ...file, addedAt: ctx.now }
    await db
      .insert(labReports)
      .values({ ...kept, batchId, productId: variant!.productId })
      .onConflictDoUpdate({ target: labReports.batchId, set: kept })
    await record({ ...ctx, db }, 'lab-report-added', batch)
    return former
  })
}

/** Removing again changes nothing. */
export async function removeLabReport(ctx: Changing, batchId: number): Promise<void> {
  const removed = await transact(ctx.db, async (db) => {
    const batch = (await lockBatches(db, [batchId])).get(batchId) ?? refuse('not-found')
    const key = await findKey(db, batchId)
    if (key === undefined) return undefined
    await db.delete(labReports).where(eq(labReports.batchId, batchId))
    await record({ ...ctx, db }, 'lab-report-removed', batch)
    return key
  })
  if (removed) await ctx.files.remove(removed)
}

/** For everyone; not found while the batch is blocked, or before the product is published. */
export async function readLabReport(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  batchId: number,
): Promise<{ number: string; bytes: Uint8Array }> {
  const [report] = await db
    .select({ number: stockBatches.number, fileKey: labReports.fileKey })
    .from(labReports)
    .innerJoin(stockBatches, eq(stockBatches.id, labReports.batchId))
    .innerJoin(products, eq(products.id, labReports.productId))
    .where(and(eq(labReports.batchId, batchId), isNull(stockBatches.blockedAt), ne(products.status, 'draft')))
  const bytes = report && (await files.get(report.fileKey))
  return bytes ? { number: report.number, bytes } : refuse('not-found')
}

/** Which of these batches have a report. */
export async function findReported(db: Database, batchIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (batchIds.length === 0) return new Set()
  const rows = await db
    .select({ id: labReports.batchId })
    .from(labReports)
    .where(inArray(labReports.batchId, [...batchIds]))
  return new Set(rows.map(({ id }) => id))
}

async function findBatch(db: Database, id: number): Promise<BatchRow> {
  const [batch] = await db.select().from(stockBatches).where(eq(stockBatches.id, id))
  return batch ?? refuse('not-found')
}

async function findKey(db: Database, batchId: number): Promise<string | undefined> {
  const [found] = await db.select().from(labReports).where(eq(labReports.batchId, batchId))
  return found?.fileKey
}

function record(
  ctx: Pick<Changing, 'actor' | 'db' | 'now'>,
  action: 'lab-report-added' | 'lab-report-removed',
  { number, variantId }: BatchRow,
) {
  return recordAudit(ctx, { action, subjectId: null, details: { batch: number, variant: variantId } })
}

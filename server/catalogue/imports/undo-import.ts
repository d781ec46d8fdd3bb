import { and, asc, eq, gt, inArray, min, notExists, sql } from 'drizzle-orm'
import type { ImportStatus } from '#domain/catalogue/imports/outcome.ts'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { withStockCause } from '../stock/move-stock.ts'
import { brands, products } from '../tables.ts'
import { FileProblem } from './file-problem.ts'
import { loadProducts } from './load-products.ts'
import { lockProducts } from './lock-products.ts'
import { removeProducts } from './remove-products.ts'
import { type Ids, saveProducts } from './save-products.ts'
import { importRows, imports } from './tables.ts'
import { readIds } from './vocabulary.ts'

const written = ['added', 'changed'] as const
const batchProducts = 500
const undoable: readonly ImportStatus[] = ['running', 'paused', 'done', 'undoing']

type Undoing = Pick<Ctx, 'db' | 'now' | 'variantsInUse'>
export type Undone = { removed: number; restored: number; kept: number[] }

/**
 * Restores the products of an import as they were before it, and deletes those it added; products in a protocol are
 * only withdrawn. A product that an admin changed later is left as it is, and so are packs sold since. Batches are
 * committed, so that an interrupted undoing continues.
 */
export async function undoImport(ctx: Undoing, id: number): Promise<Undone> {
  const begun = await transact(ctx.db, (tx) => beginUndoing(tx, id))
  const ids = await readIds(ctx.db)
  const total: Undone = { removed: 0, restored: 0, kept: begun.keptIds }
  for (let after = begun.undoneRow; ; ) {
    const batch = await transact(ctx.db, (db) => undoBatch({ ...ctx, db }, begun, after, ids))
    if (!batch) break
    after = batch.reached
    total.removed += batch.removed
    total.restored += batch.restored
    total.kept = [...total.kept, ...batch.kept]
  }
  await transact(ctx.db, async (tx) => {
    await removeBrands(tx, begun.brandIds)
    await tx.update(imports).set({ status: 'undone', undoneAt: ctx.now }).where(eq(imports.id, id))
  })
  return total
}

type Begun = typeof imports.$inferSelect

async function beginUndoing(tx: Database, id: number): Promise<Begun> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  await refuseUndoing(tx, id, found)
  await tx.update(imports).set({ status: 'undoing' }).where(eq(imports.id, id))
  return found!
}

/** Throws if the import cannot be undone. */
export async function refuseUndoing(db: Database, id: number, found: Begun | undefined): Promise<void> {
  if (found?.status === 'undone') throw new FileProblem('already-undone', { id })
  if (!found || !undoable.includes(found.status)) throw new FileProblem('unknown-import', { id })
  const later = found.status === 'undoing' ? undefined : await laterImportOf(db, id)
  if (later) throw new FileProblem('changed-later', { id, later })
}

async function undoBatch(ctx: Undoing, begun: Begun, after: number, ids: Ids) {
  const { db } = ctx
  const rows = await firstRows(db, begun.id, after)
  const reached = rows.at(-1)?.id
  if (reached === undefined) return undefined
  const productIds = rows.map(({ productId }) => productId!)
  const last = await lastRows(db, begun.id, productIds)
  const present = await lockProducts(db, productIds)
  const isChanged = (productId: number) => {
    const product = present.get(productId)
    const { revision } = last.get(productId)!
    // Imports before revisions were recorded are known only by their time.
    return product !== undefined && revision === null
      ? product.updatedAt > (begun.finishedAt ?? product.updatedAt)
      : product?.revision !== revision
  }
  // A product that somebody deleted is neither restored nor kept.
  const standing = rows.filter(({ productId }) => present.has(productId!))
  const kept = standing.flatMap(({ productId }) => (isChanged(productId!) ? [productId!] : []))
  const own = standing.filter(({ productId }) => !kept.includes(productId!))
  const added = own.flatMap(({ outcome, productId }) => (outcome === 'added' ? [productId!] : []))
  await withStockCause(db, { reason: 'import' }, () => removeProducts(ctx, added))
  const changed = own.flatMap(({ productId, before, revision }) =>
    productId && before
      ? [{ productId, before, revision, stockAfter: last.get(productId)!.stockAfter ?? {} }]
      : [],
  )
  await restore(ctx, changed, ids)
  await keepEarlierUndoable(db, begun.id, changed)
  await db
    .update(imports)
    .set({
      undoneRow: reached,
      keptIds: sql`${imports.keptIds} || ${sql.param(kept)}::int[]`,
    })
    .where(eq(imports.id, begun.id))
  return { reached, removed: added.length, restored: changed.length, kept }
}

/** The first row of this import that changed a product has its state before. */
function firstRows(db: Database, importId: number, after: number) {
  const first = db
    .select({ id: min(importRows.id) })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inArray(importRows.outcome, written)))
    .groupBy(importRows.productId)
  return db
    .select({
      id: importRows.id,
      productId: importRows.productId,
      outcome: importRows.outcome,
      before: importRows.before,
      revision: importRows.revision,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.id, after), inArray(importRows.id, first)))
    .orderBy(importRows.id)
    .limit(batchProducts)
}

/** The last one has its revision and stock after the import. */
async function lastRows(db: Database, importId: number, productIds: readonly number[]) {
  const rows = await db
    .select({
      productId: importRows.productId,
      revision: importRows.revision,
      stockAfter: importRows.stockAfter,
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        inArray(importRows.outcome, written),
        inArray(importRows.productId, [...productIds]),
      ),
    )
    .orderBy(asc(importRows.id))
  return new Map(rows.map((row) => [row.productId!, row]))
}

async function laterImportOf(db: Database, id: number): Promise<number | undefined> {
  const [row] = await db.execute<{ later: number }>(sql`
    SELECT later.import_id AS later FROM import_rows AS own
    JOIN import_rows AS later ON later.product_id = own.product_id AND later.id > own.id
    JOIN imports ON imports.id = later.import_id
    WHERE own.import_id = ${id} AND later.import_id <> ${id} AND imports.status <> 'undone'
      AND own.outcome IN ('added', 'changed') AND later.outcome IN ('added', 'changed')
    ORDER BY later.id DESC LIMIT 1`)
  return row?.later
}

type Changed = {
  productId: number
  before: ProductRecord
  /** After the first batch of the import that changed it. */
  revision: number | null
  stockAfter: Readonly<Record<string, number>>
}

async function restore(ctx: Undoing, changed: readonly Changed[], ids: Ids): Promise<void> {
  const present = await loadProducts(
    ctx.db,
    changed.map(({ productId }) => productId),
  )
  const savings = changed.map(({ productId, before, stockAfter }) => {
    const now = present.get(productId)
    return { id: productId, before: now, after: now ? withPresentStock(before, now, stockAfter) : before }
  })
  await saveProducts(ctx, savings, ids)
}

/** Takes back the packs that the import added or removed: what was sold or delivered since stays counted. */
function withPresentStock(
  before: ProductRecord,
  present: ProductRecord,
  stockAfter: Changed['stockAfter'],
): ProductRecord {
  const stockNow = new Map(present.variants.map(({ sku, stock }) => [sku, stock]))
  return {
    ...before,
    variants: before.variants.map((variant) => {
      const { sku, stock } = variant
      const [now, after] = [stockNow.get(sku), stockAfter[sku]]
      if (now === undefined || after === undefined) return variant
      return { ...variant, stock: Math.max(0, now + stock - after) }
    }),
  }
}

/** A product is again as an earlier import left it, with a new revision: that import can be undone, too. */
async function keepEarlierUndoable(db: Database, importId: number, restored: readonly Changed[]) {
  const known = restored.flatMap(({ productId, revision }) =>
    revision === null ? [] : [{ productId, revision: revision - 1 }],
  )
  if (known.length === 0) return
  await db.execute(sql`
    UPDATE import_rows SET revision = products.revision
    FROM products, unnest(${sql.param(known.map(({ productId }) => productId))}::integer[],
      ${sql.param(known.map(({ revision }) => revision))}::integer[]) AS restored (product_id, revision)
    WHERE products.id = restored.product_id AND import_rows.product_id = restored.product_id
      AND import_rows.revision = restored.revision AND import_rows.import_id <> ${importId}`)
}

async function removeBrands(db: Database, brandIds: readonly number[]) {
  if (brandIds.length === 0) return
  const used = db.select({ one: sql`1` }).from(products).where(eq(products.brandId, brands.id))
  await db.delete(brands).where(and(inArray(brands.id, [...brandIds]), notExists(used)))
}

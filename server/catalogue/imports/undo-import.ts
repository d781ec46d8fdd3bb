import { and, eq, gt, inArray, min, notExists, sql } from 'drizzle-orm'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { withStockCause } from '../stock/move-stock.ts'
import { brands, products } from '../tables.ts'
import { FileProblem } from './file-problem.ts'
import { loadProducts } from './load-products.ts'
import { removeProducts } from './remove-products.ts'
import { type Ids, saveProducts } from './save-products.ts'
import { importRows, imports } from './tables.ts'
import { readVocabulary } from './vocabulary.ts'

const written = ['added', 'changed'] as const
const batchProducts = 500

/**
 * Restores every product as it was before the import, and deletes those it added; products in a protocol are only
 * withdrawn. All or nothing.
 */
export async function undoImport(
  ctx: Pick<Ctx, 'db' | 'now' | 'variantsInUse'>,
  id: number,
): Promise<{ removed: number; restored: number }> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
    if (!found) throw new FileProblem('unknown-import', { id })
    if (found.status === 'undone') throw new FileProblem('already-undone', { id })
    const later = await laterImportOf(tx, id)
    if (later) throw new FileProblem('changed-later', { id, later })
    const ids = await idsOf(tx)
    let [removed, restored] = [0, 0]
    for (let after = 0; ; ) {
      const rows = await firstRows(tx, id, after)
      if (rows.length === 0) break
      after = rows.at(-1)!.id
      const added = rows.filter(({ outcome }) => outcome === 'added').map(({ productId }) => productId!)
      await withStockCause(tx, { reason: 'import' }, () => removeProducts(inside, added))
      const changed = rows.flatMap(({ productId, before }) =>
        productId && before ? [{ productId, before }] : [],
      )
      await restore(inside, changed, ids)
      removed += added.length
      restored += changed.length
    }
    await removeBrands(tx, found.brandIds)
    await tx.update(imports).set({ status: 'undone', finishedAt: ctx.now }).where(eq(imports.id, id))
    return { removed, restored }
  })
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
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.id, after), inArray(importRows.id, first)))
    .orderBy(importRows.id)
    .limit(batchProducts)
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

async function idsOf(db: Database): Promise<Ids> {
  const vocabulary = await readVocabulary(db)
  const brandRows = await db.select({ id: brands.id, slug: brands.slug }).from(brands)
  return {
    brands: new Map(brandRows.map((brand) => [brand.slug, brand.id])),
    terms: vocabulary.termIds,
    ingredients: vocabulary.ingredientIds,
  }
}

async function restore(
  ctx: Pick<Ctx, 'db' | 'now' | 'variantsInUse'>,
  changed: readonly { productId: number; before: ProductRecord }[],
  ids: Ids,
): Promise<void> {
  const present = await loadProducts(
    ctx.db,
    changed.map(({ productId }) => productId),
  )
  const savings = changed.map(({ productId, before }) => ({
    id: productId,
    before: present.get(productId),
    after: before,
  }))
  await saveProducts(ctx, savings, ids)
}

async function removeBrands(db: Database, brandIds: readonly number[]) {
  if (brandIds.length === 0) return
  const used = db.select({ one: sql`1` }).from(products).where(eq(products.brandId, brands.id))
  await db.delete(brands).where(and(inArray(brands.id, [...brandIds]), notExists(used)))
}

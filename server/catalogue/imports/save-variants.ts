import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { withStockCause } from '../stock/move-stock.ts'
import { prices, variants } from '../tables.ts'
import { allExcluded, chunksOf, insertRows } from '../write-rows.ts'
import { removeVariants } from './remove-products.ts'

type Saved = { id: number; before: ProductRecord | undefined; after: ProductRecord }

/** Variants are matched by SKU and keep their ids; prices are only added, except when an import is undone. */
export async function saveVariants(
  ctx: Pick<Ctx, 'db' | 'now' | 'variantsInUse'>,
  savings: readonly Saved[],
): Promise<void> {
  const { db } = ctx
  if (savings.length === 0) return
  for (const { id, before, after } of savings) {
    const kept = after.variants.map(({ sku }) => sku)
    if (before?.variants.some(({ sku }) => !kept.includes(sku)))
      await withStockCause(db, { reason: 'import' }, () =>
        removeVariants(ctx, and(eq(variants.productId, id), notInArray(variants.sku, kept))),
      )
  }
  const rows = savings.flatMap(({ id, after }) =>
    after.variants.map(({ prices: _, ...variant }, position) => ({ productId: id, position, ...variant })),
  )
  const variantIds = new Map<string, number>()
  for (const chunk of chunksOf(rows, variants)) {
    const written = await withStockCause(db, { reason: 'import' }, () =>
      db
        .insert(variants)
        .values(chunk)
        .onConflictDoUpdate({
          target: variants.sku,
          set: allExcluded(variants, ['id', 'sku', 'productId']),
        })
        .returning({ id: variants.id, sku: variants.sku }),
    )
    for (const row of written) variantIds.set(row.sku, row.id)
  }
  await savePrices(db, savings, variantIds)
}

async function savePrices(db: Database, savings: readonly Saved[], variantIds: ReadonlyMap<string, number>) {
  const added: (typeof prices.$inferInsert)[] = []
  const rewritten: number[] = []
  for (const { before, after } of savings) {
    for (const variant of after.variants) {
      const variantId = variantIds.get(variant.sku)!
      const known = before?.variants.find(({ sku }) => sku === variant.sku)?.prices ?? []
      const stands = known.every((price) =>
        variant.prices.some(
          ({ validFrom, currency }) => validFrom === price.validFrom && currency === price.currency,
        ),
      )
      if (!stands) rewritten.push(variantId)
      const recent = stands
        ? variant.prices.filter(
            (price) =>
              !known.some(
                ({ validFrom, currency }) => validFrom === price.validFrom && currency === price.currency,
              ),
          )
        : variant.prices
      added.push(
        ...recent.map(({ validFrom, ...price }) => ({ variantId, ...price, validFrom: new Date(validFrom) })),
      )
    }
  }
  if (rewritten.length > 0) await db.delete(prices).where(inArray(prices.variantId, rewritten))
  await insertRows(db, prices, added)
}

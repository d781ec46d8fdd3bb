import { assets, labelLines, prices, productTerms, variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import type { DemoProduct } from './demo-product.ts'
import { inBatches } from './in-batches.ts'
import { dayIn, daysBefore, labelRow, type SeededIds, termIdsOf } from './rows.ts'

const batchSize = 4000

/** Everything that belongs to newly inserted products, except their texts. */
export async function insertDetails(
  db: Database,
  batch: readonly DemoProduct[],
  known: SeededIds,
  now: Date,
) {
  const ids = batch.map((product) => ({ product, productId: known.products.get(product.key)! }))
  const termRows = ids.flatMap(({ product, productId }) =>
    termIdsOf(product, known).map((termId) => ({ productId, termId })),
  )
  await inBatches(termRows, batchSize, (rows) => db.insert(productTerms).values(rows))
  const lines = ids.flatMap(({ product, productId }) =>
    product.doses.map((dose, position) => ({ productId, ...labelRow(dose, position, known) })),
  )
  await inBatches(lines, batchSize, (rows) => db.insert(labelLines).values(rows))
  const views = ids.flatMap(({ productId }) =>
    (['pack', 'label', 'dose'] as const).map((view, position) => ({ productId, position, view })),
  )
  await inBatches(views, batchSize, (rows) => db.insert(assets).values(rows))
  await insertVariants(db, ids, now)
}

async function insertVariants(
  db: Database,
  ids: readonly { product: DemoProduct; productId: number }[],
  now: Date,
) {
  const rows = ids.flatMap(({ product, productId }) =>
    product.variants.map(({ sku, barcode, content, contentUnit, weightGrams, stock }, position) => ({
      productId,
      position,
      sku,
      barcode,
      contentAmount: content,
      contentUnit,
      weightGrams,
      stock,
      expectedOn: dayIn(product.expectedInDays, now),
    })),
  )
  const inserted = await db.insert(variants).values(rows).returning({ id: variants.id, sku: variants.sku })
  const idBySku = new Map(inserted.map(({ id, sku }) => [sku, id]))
  const priceRows = ids.flatMap(({ product }) =>
    product.variants.flatMap(({ sku, prices }) =>
      prices.map(({ currency, daysAgo, amount }) => ({
        variantId: idBySku.get(sku)!,
        currency,
        validFrom: daysBefore(now, daysAgo),
        amountMinor: amount,
      })),
    ),
  )
  await inBatches(priceRows, batchSize, (rows) => db.insert(prices).values(rows))
}

import { and, eq, inArray } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { fallbackLanguage } from '#domain/languages.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Region } from '#domain/regions.ts'
import { users } from '#server/accounts/tables.ts'
import { changeStock } from '#server/catalogue/stock/change-stock.ts'
import { addLabReport } from '#server/catalogue/stock/lab-reports.ts'
import { stockBatches } from '#server/catalogue/stock/tables.ts'
import { brands, products, productTexts, variants } from '#server/catalogue/tables.ts'
import { countWaiting } from '#server/orders/batches/count-waiting.ts'
import type { Database } from '#server/platform/database.ts'
import type { Files } from '#server/platform/files.ts'
import type { DemoProductName } from '../protocols/demo-products.ts'
import { findVariants } from '../protocols/find-variants.ts'
import { labReportFile } from './lab-report-file.ts'

/** Days from now until the batches of a product expire, and what share of its stock each is. */
const batches = [
  { expiresIn: 75, share: 0.2 },
  { expiresIn: 500, share: 0.6 },
] as const

/** Products with laboratory reports on their batches. */
const tested: ReadonlySet<DemoProductName> = new Set([
  'ashwagandha',
  'curcumin',
  'iron',
  'magnesium',
  'omega3',
])

type SeedStockOptions = { db: Database; files: Files; region: Region; now: Date }

/** Sorts the stock of the products in protocols into batches; if there are any batches already, nothing changes. */
export async function seedStock({ db, files, region, now }: SeedStockOptions): Promise<void> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.userTypeId, userTypes.admin))
  if (!admin || (await db.$count(stockBatches)) > 0) return
  // Before the first orders, so that their parcels are sent from these batches.
  const at = new Date(now.getTime() - 300 * dayMs)
  const actor = { id: admin.id, userTypeId: userTypes.admin, sessionId: 0 }
  const sold = [...(await findVariants(db))]
  await db.transaction(async (tx) => {
    for (const [name, id] of sold) {
      const [variant] = await tx.select().from(variants).where(eq(variants.id, id))
      for (const [nth, { expiresIn, share }] of batches.entries()) {
        const packs = Math.floor(variant!.stock * share)
        if (packs === 0) continue
        const ctx = { countWaiting, db: tx, actor, region, now: at }
        const bestBefore = new Date(now.getTime() + expiresIn * dayMs).toISOString().slice(0, 10)
        const number = `${name.slice(0, 3).toUpperCase()}-${bestBefore.slice(2, 7).replace('-', '')}${nth + 1}`
        // The packs are already in stock: they leave it without a batch, and come back in one.
        await changeStock(ctx, id, { reason: 'correction', difference: -packs, note: '' })
        await changeStock(ctx, id, {
          reason: 'delivery',
          difference: packs,
          note: '',
          new_batch: { number, best_before: bestBefore },
        })
      }
    }
  })
  const testedIds = sold.flatMap(([name, id]) => (tested.has(name) ? [id] : []))
  await addReports({ db, files, actor, now: at }, testedIds)
}

async function addReports(
  ctx: Parameters<typeof addLabReport>[0],
  variantIds: readonly number[],
): Promise<void> {
  const rows = await ctx.db
    .select({ batch: stockBatches, name: productTexts.name, brand: brands.name })
    .from(stockBatches)
    .innerJoin(variants, eq(variants.id, stockBatches.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, fallbackLanguage)),
    )
    .where(inArray(stockBatches.variantId, [...variantIds]))
  const testedOn = ctx.now.toISOString().slice(0, 10)
  for (const { batch, name, brand } of rows) {
    const { number, bestBefore } = batch
    await addLabReport(ctx, batch.id, await labReportFile({ brand, name, number, bestBefore, testedOn }))
  }
}

import { asc, gt, inArray } from 'drizzle-orm'
import { verbenaColumns } from '#domain/catalogue/imports/verbena-columns.ts'
import { verbenaRows } from '#domain/catalogue/imports/verbena-export.ts'
import { unescapedCsv } from '#server/platform/csv.ts'
import type { Database } from '#server/platform/database.ts'
import { countWithheld } from '../stock/find-withheld.ts'
import { brands, products } from '../tables.ts'
import { loadProducts } from './load-products.ts'

const batchProducts = 500

/** The whole catalogue in our own file format, in chunks; includes drafts and withdrawn products. */
export async function* exportCatalogue(
  db: Database,
  onProducts?: (written: number) => void,
): AsyncGenerator<string> {
  yield unescapedCsv([verbenaColumns])
  let written = 0
  for (let last = 0; ; ) {
    const page = await db
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(batchProducts)
    if (page.length === 0) return
    last = page.at(-1)!.id
    const ids = page.map(({ id }) => id)
    const records = await loadProducts(db, ids)
    const withheld = await countWithheld(db, ids)
    const slugs = [...new Set([...records.values()].map(({ brand }) => brand))]
    const rows = await db.select().from(brands).where(inArray(brands.slug, slugs))
    const brandOf = new Map(rows.map((brand) => [brand.slug, brand]))
    const cells = page.flatMap(({ id }) => {
      const record = records.get(id)
      return record ? verbenaRows(record, brandOf.get(record.brand)!, withheld) : []
    })
    yield unescapedCsv(cells.map((row) => verbenaColumns.map((column) => row[column] ?? '')))
    written += page.length
    onProducts?.(written)
  }
}

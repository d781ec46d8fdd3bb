import { eq, isNull } from 'drizzle-orm'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import { missingFacts } from '#domain/catalogue/required-facts.ts'
import { fallbackLanguage } from '#domain/languages.ts'
import { fold } from '#domain/search/fold.ts'
import type { Database } from '#server/platform/database.ts'
import { type Interval, startInterval } from '#server/platform/interval.ts'
import type { Log } from '#server/platform/log.ts'
import { transact } from '#server/platform/transact.ts'
import { loadProducts } from './imports/load-products.ts'
import { productOverviews } from './management/tables.ts'
import { brands, catalogueChanges, ingredients, products } from './tables.ts'
import { allExcluded } from './write-rows.ts'

const batch = 500
const schedule = { pauseMs: 60_000, firstMs: 5_000 }

/** What the admin's list needs to know of these products. Call it in the transaction that writes them. */
export async function writeOverviews(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const nutrientOf = await readNutrients(db)
  const brandNames = new Map(
    (await db.select({ slug: brands.slug, name: brands.name }).from(brands)).map(({ slug, name }) => [
      slug,
      name,
    ]),
  )
  const records = await loadProducts(db, ids)
  const rows = [...records].map(([productId, record]) => ({
    productId,
    name: nameOf(record),
    words: wordsOf(record, brandNames.get(record.brand) ?? ''),
    missing: missingFacts(record, nutrientOf).map(({ fact }) => fact),
  }))
  for (let start = 0; start < rows.length; start += batch)
    await db
      .insert(productOverviews)
      .values(rows.slice(start, start + batch))
      .onConflictDoUpdate({
        target: productOverviews.productId,
        set: allExcluded(productOverviews, ['productId']),
      })
}

/** The key of each ingredient's reference value. */
export async function readNutrients(db: Database): Promise<(ingredient: string) => string | null> {
  const rows = await db.select({ slug: ingredients.slug, nutrient: ingredients.nutrient }).from(ingredients)
  const nutrients = new Map(rows.map(({ slug, nutrient }) => [slug, nutrient]))
  return (ingredient) => nutrients.get(ingredient) ?? null
}

function nameOf({ texts, slug }: ProductRecord): string {
  return (texts[fallbackLanguage] ?? Object.values(texts)[0])?.name || slug
}

function wordsOf({ texts, slug, variants }: ProductRecord, brand: string): string {
  const named = Object.values(texts).map(({ name }) => name)
  const codes = variants.flatMap(({ sku, barcode }) => [sku, barcode ?? ''])
  const words = fold([...named, brand, slug, ...codes].join(' ')).split(/\s+/)
  return [...new Set(words)].join(' ').trim()
}

/** Completes products that were written by an earlier version, or directly into the database. */
export function openOverviewTimer(
  { db, log }: { db: Database; log: Log },
  { period }: { period?: number | undefined } = {},
): Interval {
  const times = period === undefined ? schedule : { pauseMs: period }
  return startInterval({ what: 'the overviews of products', ...times }, log, async (end) => {
    while (!end.aborted && (await completeOverviews(db)) === batch);
  })
}

export async function completeOverviews(db: Database): Promise<number> {
  return transact(db, async (tx) => {
    const rows = await tx
      .select({ id: products.id })
      .from(products)
      .leftJoin(productOverviews, eq(productOverviews.productId, products.id))
      .where(isNull(productOverviews.productId))
      .limit(batch)
      .for('update', { of: products, skipLocked: true })
    const ids = rows.map(({ id }) => id)
    await writeOverviews(tx, ids)
    if (ids.length > 0) await tx.insert(catalogueChanges).values(ids.map((productId) => ({ productId })))
    return ids.length
  })
}

import { and, asc, count, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { StockBatch, StockPage, StockQuery, StockRow } from '#contract/stock.ts'
import { batchStanding, expiringUntil } from '#domain/catalogue/stock/batches.ts'
import type { StockFilter } from '#domain/catalogue/stock/reasons.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { refuse } from '#server/platform/problems.ts'
import { hasAllWords } from '#server/platform/word-filter.ts'
import { brands, products, productTexts, variants } from '../tables.ts'
import { hasLowStock } from './find-low-stock.ts'
import { findReported } from './lab-reports.ts'
import type { BatchRow } from './lock-batches.ts'
import { asBatch, findBatches } from './send-from-batches.ts'
import { shopDate } from './shop-date.ts'
import { stockBatches } from './tables.ts'
import { isBlocked, isExpired } from './withhold-packs.ts'

type Reading = Pick<Ctx, 'db' | 'now' | 'region'> & { language: Language }

/** All variants with their stock and batches; withdrawn ones are left out. */
export async function listStock(reading: Reading, wanted: StockQuery): Promise<StockPage> {
  const { db, now, region, language } = reading
  const date = shopDate(region, now)
  const found = sql`NOT ${variants.withdrawn}${andAllWords(wanted.query, language)}`
  const conditions = conditionsOn(date)
  const condition = sql`${found} AND ${conditions[wanted.filter]}`
  const counted = (filter: StockFilter) =>
    sql<number>`count(*) FILTER (WHERE ${conditions[filter]})`.mapWith(Number)
  const [rows, [counts]] = await Promise.all([
    selectRows(db, language)
      .where(condition)
      .orderBy(...orderOf(wanted.filter))
      .limit(wanted.limit)
      .offset(offsetOf(wanted)),
    db
      .select({
        all: count(),
        low: counted('low'),
        out: counted('out'),
        expiring: counted('expiring'),
        expired: counted('expired'),
        blocked: counted('blocked'),
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(found),
  ])
  return {
    data: await withBatches(db, rows, date),
    ...totalsOf(wanted, counts![wanted.filter]),
    counts: counts!,
  }
}

export async function getStock({ db, now, region, language }: Reading, variantId: number): Promise<StockRow> {
  const rows = await selectRows(db, language).where(eq(variants.id, variantId))
  const [row] = await withBatches(db, rows, shopDate(region, now))
  return row ?? refuse('not-found')
}

export async function getStockOfBatch(reading: Reading, batchId: number): Promise<StockRow> {
  const [batch] = await reading.db.select().from(stockBatches).where(eq(stockBatches.id, batchId))
  return batch ? getStock(reading, batch.variantId) : refuse('not-found')
}

export function presentBatch(batch: BatchRow, date: string): StockBatch {
  const { id, number, bestBefore, remaining, withheld } = batch
  const standing = batchStanding(asBatch(batch), date)
  return { id, number, best_before: bestBefore, standing, remaining, withheld }
}

const nameIn = (language: Language) => sql<string>`coalesce(
  (SELECT name FROM ${productTexts} WHERE ${productTexts.productId} = ${products.id} AND language = ${language}),
  (SELECT name FROM ${productTexts} WHERE ${productTexts.productId} = ${products.id}
    ORDER BY language <> ${fallbackLanguage}, language LIMIT 1),
  ${products.slug})`

function selectRows(db: Database, language: Language) {
  return db
    .select({ variant: variants, product: products, brand: brands.name, name: nameIn(language) })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .$dynamic()
}

type Found = Awaited<ReturnType<typeof selectRows>>

async function withBatches(db: Database, rows: Found, date: string): Promise<StockRow[]> {
  const batches = await findBatches(
    db,
    rows.map(({ variant }) => variant.id),
  )
  const reported = await findReported(
    db,
    [...batches.values()].flat().map(({ id }) => id),
  )
  return rows.map(({ variant, product, brand, name }) => ({
    product_variant_id: variant.id,
    product: { id: product.id, slug: product.slug, name, brand, status: product.status },
    sku: variant.sku,
    content: variant.contentAmount,
    unit_of_measure: variant.contentUnit,
    stock: variant.stock,
    batches: (batches.get(variant.id) ?? [])
      .filter(({ id, remaining }) => remaining > 0 || reported.has(id))
      .map((batch) => ({ ...presentBatch(batch, date), has_lab_report: reported.has(batch.id) })),
  }))
}

function andAllWords(query: string, language: Language): SQL {
  const text = sql`concat_ws(' ', ${nameIn(language)}, ${brands.name}, ${variants.sku}, ${variants.barcode})`
  const words = hasAllWords(text, query)
  return words ? sql` AND ${words}` : sql``
}

function conditionsOn(date: string): Record<StockFilter, SQL> {
  return {
    all: sql`true`,
    low: hasLowStock,
    out: sql`${variants.stock} = 0`,
    expiring: hasPacksOfBatch(
      and(isNull(stockBatches.blockedAt), lte(stockBatches.bestBefore, expiringUntil(date))),
    ),
    expired: hasPacksOfBatch(isExpired(date)),
    blocked: hasPacksOfBatch(isBlocked),
  }
}

/** A batch of the variant of which packs are left. */
function hasPacksOfBatch(condition: SQL | undefined): SQL {
  return sql`EXISTS (SELECT FROM ${stockBatches}
    WHERE ${and(eq(stockBatches.variantId, variants.id), gt(stockBatches.remaining, 0), condition)})`
}

const firstToExpire = sql`(SELECT min(${stockBatches.bestBefore}) FROM ${stockBatches}
  WHERE ${stockBatches.variantId} = ${variants.id} AND ${stockBatches.remaining} > 0
  AND ${stockBatches.blockedAt} IS NULL)`

function orderOf(filter: StockFilter) {
  if (filter === 'expiring' || filter === 'expired') return [firstToExpire, asc(variants.id)]
  if (filter === 'low') return [asc(variants.stock), asc(variants.id)]
  return [asc(variants.productId), asc(variants.position), asc(variants.id)]
}

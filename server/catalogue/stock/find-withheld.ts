import { and, asc, countDistinct, eq, gt, inArray, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { ProductView } from '../products-of-variants.ts'
import { variants } from '../tables.ts'
import { shopDate } from './shop-date.ts'
import { stockBatches } from './tables.ts'
import { isBlocked, isExpired, isUnusable } from './withhold-packs.ts'

type Wanted = { standing: 'blocked' | 'expired'; limit: number; view: ProductView }

/**
 * How many variants have packs left of blocked or of expired batches, and those whose batch expired first, with the packs
 * left of such batches.
 */
export async function findWithheld(
  { db, now, products: source, region }: Pick<Ctx, 'db' | 'now' | 'products' | 'region'>,
  { standing, limit, view }: Wanted,
) {
  const condition = and(
    eq(variants.withdrawn, false),
    gt(stockBatches.remaining, 0),
    standing === 'blocked' ? isBlocked : isExpired(shopDate(region, now)),
  )
  const [counted, rows] = await Promise.all([
    db
      .select({ total: countDistinct(variants.id) })
      .from(variants)
      .innerJoin(stockBatches, eq(stockBatches.variantId, variants.id))
      .where(condition),
    db
      .select({
        id: variants.id,
        sku: variants.sku,
        packs: sql<number>`sum(${stockBatches.remaining})`.mapWith(Number),
      })
      .from(variants)
      .innerJoin(stockBatches, eq(stockBatches.variantId, variants.id))
      .where(condition)
      .groupBy(variants.id)
      .orderBy(asc(min(stockBatches.bestBefore)), asc(variants.id))
      .limit(limit),
  ])
  const sold = source.ofVariants(
    rows.map(({ id }) => id),
    view,
  )
  return {
    count: counted[0]?.total ?? 0,
    oldest: rows.map((row) => ({ ...row, name: sold.get(row.id)?.product.name ?? row.sku })),
  }
}

/** Packs of these products that are withheld, by SKU. */
export function countWithheld(db: Database, productIds: readonly number[]): Promise<Map<string, number>> {
  return countPacks(db, productIds, { packs: stockBatches.withheld, of: undefined })
}

/**
 * Packs of these products left of batches that may not be sold, by SKU: in the warehouse, with those that orders wait
 * for.
 */
export function countUnusable(
  { db, now, region }: Pick<Ctx, 'db' | 'now' | 'region'>,
  productIds: readonly number[],
): Promise<Map<string, number>> {
  return countPacks(db, productIds, {
    packs: stockBatches.remaining,
    of: isUnusable(shopDate(region, now)),
  })
}

type Counted = { packs: PgColumn; of: SQL | undefined }

async function countPacks(
  db: Database,
  productIds: readonly number[],
  { packs, of }: Counted,
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({ sku: variants.sku, packs: sql<number>`sum(${packs})`.mapWith(Number) })
    .from(stockBatches)
    .innerJoin(variants, eq(variants.id, stockBatches.variantId))
    .where(and(inArray(variants.productId, [...productIds]), gt(packs, 0), of))
    .groupBy(variants.id)
  return new Map(rows.map((row) => [row.sku, row.packs]))
}

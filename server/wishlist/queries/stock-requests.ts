import { and, asc, eq, isNull } from 'drizzle-orm'
import type { StockRequests } from '#contract/wishlist.ts'
import type { Database } from '#server/platform/database.ts'
import { stockRequests } from '../tables.ts'

/** What somebody waits for. */
export async function listStockRequests(db: Database, userId: number): Promise<StockRequests> {
  const rows = await db
    .select({ product_variant_id: stockRequests.variantId })
    .from(stockRequests)
    .where(and(eq(stockRequests.userId, userId), isNull(stockRequests.toldAt)))
    .orderBy(asc(stockRequests.id))
  return { data: rows }
}

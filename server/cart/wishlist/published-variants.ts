import { and, eq, inArray } from 'drizzle-orm'
import { products, variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'

/** Of the variants sent by a browser, those of published products, without duplicates and in its order. */
export async function findPublishedVariants(db: Database, named: readonly number[]): Promise<number[]> {
  if (named.length === 0) return []
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.id, [...named]), eq(products.status, 'published')))
  const published = new Set(rows.map(({ id }) => id))
  return [...new Set(named)].filter((id) => published.has(id))
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import { products, variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { source } from '../catalogue/rows.ts'
import { type DemoProductName, demoProducts } from './demo-products.ts'

export type Variants = ReadonlyMap<DemoProductName, number>

/** The first variant of each product; some may have been deleted since. */
export async function findVariants(db: Database): Promise<Variants> {
  const rows = await db
    .select({ key: products.sourceKey, id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(products.source, source), inArray(products.sourceKey, Object.values(demoProducts))))
    .orderBy(asc(variants.position), asc(variants.id))
  const firstOf = new Map<string, number>()
  for (const { key, id } of rows) if (!firstOf.has(key)) firstOf.set(key, id)
  const found = new Map<DemoProductName, number>()
  for (const [name, key] of Object.entries(demoProducts) as [DemoProductName, string][]) {
    const id = firstOf.get(key)
    if (id !== undefined) found.set(name, id)
  }
  return found
}

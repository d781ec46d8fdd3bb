import { and, asc, count, eq, lte, sql } from 'drizzle-orm'
import { lowStockPacks } from '#domain/catalogue/low-stock.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ProductView } from '../products-of-variants.ts'
import { products, variants } from '../tables.ts'

/** Of a variant and its product: on sale, and almost or completely sold. */
export const hasLowStock = sql`${and(
  eq(products.status, 'published'),
  eq(variants.withdrawn, false),
  lte(variants.stock, lowStockPacks),
)}`

/** How many variants on sale are almost or completely sold, and those with the fewest packs. */
export async function findLowStock(
  { db, products: source }: Pick<Deps, 'db' | 'products'>,
  { limit, view }: { limit: number; view: ProductView },
) {
  const [counted, rows] = await Promise.all([
    db
      .select({ total: count() })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(hasLowStock),
    db
      .select({ id: variants.id, sku: variants.sku, stock: variants.stock })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(hasLowStock)
      .orderBy(asc(variants.stock), asc(variants.id))
      .limit(limit),
  ])
  const sold = source.ofVariants(
    rows.map(({ id }) => id),
    view,
  )
  return {
    count: counted[0]?.total ?? 0,
    lowest: rows.map((row) => ({ ...row, name: sold.get(row.id)?.product.name ?? row.sku })),
  }
}

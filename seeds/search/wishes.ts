import { sql } from 'drizzle-orm'
import type { Subject } from '#server/catalogue/search-products.ts'
import {
  brands,
  ingredients,
  labelLines,
  products,
  productTerms,
  terms,
  variants,
} from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import type { Wish } from './draw.ts'

type ProductWish = Wish & { id: number }
type SubjectWish = Wish & Subject

/** What many brands offer is wanted by many; products not on sale to everyone are viewed less, and new ones more. */
export async function productWishes(db: Database, now: Date): Promise<ProductWish[]> {
  const lately = new Date(now.getTime() - 60 * 86_400_000).toISOString()
  return db.execute<ProductWish>(sql`
    WITH first AS (SELECT product_id, ingredient_id FROM ${labelLines} WHERE position = 0),
    offered AS (SELECT ingredient_id, count(*) AS times FROM first GROUP BY 1)
    SELECT p.id, p.source_key AS key,
      sqrt(coalesce(max(offered.times), 1)::float8)
        * CASE WHEN sum(v.stock) > 0 THEN 1 ELSE 0.25::float8 END
        * CASE WHEN p.created_at > ${lately} THEN 1.5::float8 ELSE 1 END AS weight
    FROM ${products} p JOIN ${variants} v ON v.product_id = p.id
    LEFT JOIN first ON first.product_id = p.id LEFT JOIN offered USING (ingredient_id)
    WHERE p.source = 'demo' AND p.status = 'published' GROUP BY p.id ORDER BY p.source_key`)
}

/** Common ingredients are searched for most; then health goals, categories and brands. */
export async function subjectWishes(db: Database): Promise<SubjectWish[]> {
  return db.execute<SubjectWish>(sql`
    SELECT 'ingredient' AS kind, i.id, 'ingredient/' || i.slug AS key, count(*)::float8 ^ 1.5 AS weight
    FROM ${ingredients} i JOIN ${labelLines} l ON l.ingredient_id = i.id AND l.position = 0 GROUP BY i.id
    UNION ALL
    SELECT 'term', t.id, t.term_group || '/' || t.slug, sqrt(count(*)::float8)
    FROM ${terms} t JOIN ${productTerms} pt ON pt.term_id = t.id
    WHERE t.term_group IN ('health_goals', 'categories') GROUP BY t.id
    UNION ALL
    SELECT 'brand', b.id, 'brand/' || b.slug, sqrt(count(*)::float8)
    FROM ${brands} b JOIN ${products} p ON p.brand_id = b.id WHERE p.source = 'demo' GROUP BY b.id
    ORDER BY key`)
}

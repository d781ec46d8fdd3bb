import { sql } from 'drizzle-orm'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import type { Database } from '#server/platform/database.ts'

const timestamp = (column: string) =>
  sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const termsOf = (group: string) =>
  sql.raw(`coalesce((SELECT json_agg(terms.slug ORDER BY terms.slug COLLATE "C") FROM product_terms
    JOIN terms ON terms.id = product_terms.term_id
    WHERE product_terms.product_id = products.id AND terms.term_group = '${group}'), '[]')`)

/** Complete products by id. */
export async function loadProducts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, ProductRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await db.execute<{ id: number; record: ProductRecord }>(sql`
    SELECT products.id, json_build_object(
      'source', source, 'sourceKey', source_key, 'slug', products.slug, 'brand', brands.slug, 'status', status,
      'practitionerOnly', practitioner_only, 'portionAmount', portion_amount, 'portionUnit', portion_unit,
      'portionsPerPack', portions_per_pack, 'allergens', allergens, 'warnings', warnings,
      'countryOfOrigin', country_of_origin, 'bestBefore', best_before, 'operator', operator, 'design', products.design,
      'createdAt', ${timestamp('created_at')},
      'texts', coalesce((SELECT json_object_agg(language, json_build_object('name', name, 'legalName', legal_name, 'description', description,
        'usage', usage, 'ingredientList', ingredient_list, 'warning', warning))
        FROM product_texts WHERE product_id = products.id), '{}'),
      'terms', json_build_object('categories', ${termsOf('categories')}, 'health_goals', ${termsOf('health_goals')},
        'delivery_form', ${termsOf('delivery_form')}, 'suitable_for', ${termsOf('suitable_for')},
        'free_from', ${termsOf('free_from')}),
      'lines', coalesce((SELECT json_agg(json_build_object('ingredient', ingredients.slug, 'name', label_lines.name,
        'form', form, 'amount', amount, 'unit', unit, 'nrvPercent', nrv_percent) ORDER BY position)
        FROM label_lines LEFT JOIN ingredients ON ingredients.id = ingredient_id WHERE product_id = products.id), '[]'),
      'variants', coalesce((SELECT json_agg(json_build_object('sku', sku, 'barcode', barcode,
        'contentAmount', content_amount, 'contentUnit', content_unit, 'weightGrams', weight_grams, 'stock', stock,
        'expectedOn', expected_on, 'prices', coalesce((SELECT json_agg(json_build_object('currency', currency, 'amountMinor', amount_minor,
          'validFrom', ${timestamp('valid_from')}) ORDER BY valid_from, currency COLLATE "C")
          FROM prices WHERE variant_id = variants.id), '[]')) ORDER BY position, variants.id)
        FROM variants WHERE product_id = products.id AND NOT withdrawn), '[]'),
      'assets', coalesce((SELECT json_agg(json_build_object('view', view, 'sourceUrl', source_url, 'image', image, 'alt', alt) ORDER BY position)
        FROM assets WHERE product_id = products.id), '[]'),
      'review', coalesce((SELECT to_json(reasons) FROM product_reviews WHERE product_id = products.id), '[]')
    ) AS record
    FROM products JOIN brands ON brands.id = brand_id
    WHERE products.id = ANY(${sql.param([...ids])}::int[])`)
  return new Map(rows.map(({ id, record }) => [id, record]))
}

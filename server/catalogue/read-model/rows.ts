import type { PackDesign } from '#domain/catalogue/pack-design.ts'
import type { Decision } from '#domain/catalogue/restrictions/country-states.ts'
import type { Allergen, ContentUnit, LabelWarning, PictureView } from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import type { Sql } from '#server/platform/database.ts'
import type { Names } from './vocabulary.ts'

export type AssetRow = {
  id: number
  view: PictureView
  image: string | null
  alt: Partial<Record<Language, string>>
}
export type VariantRow = {
  id: number
  sku: string
  barcode: string | null
  contentAmount: number | null
  contentUnit: ContentUnit | null
  weightGrams: number | null
  stock: number
  /** YYYY-MM-DD */
  expectedOn: string | null
  /** Start of validity in milliseconds, amount in minor units. */
  prices: [number, number][] | null
}
/** `bestBefore`: a date. */
export type LabReportRow = { batchId: number; variantId: number; number: string; bestBefore: string }
export type ProductRow = {
  id: number
  slug: string
  brandId: number
  practitionerOnly: boolean
  portionAmount: number | null
  portionUnit: ContentUnit | null
  portionsPerPack: number | null
  allergens: Allergen[]
  warnings: LabelWarning[]
  countryOfOrigin: string | null
  bestBefore: string | null
  operator: string
  design: Partial<PackDesign> | null
  createdMs: number
  updatedMs: number
  names: Names
  /** JSON as PostgreSQL wrote it, not parsed until somebody opens the product. */
  texts: string
  lines: string
  variants: VariantRow[]
  assets: AssetRow[]
  termIds: number[]
  decisions: Decision[]
  labReports: LabReportRow[]
}

/** Published products by id: the next `limit` after `after`. */
export function readSlice(sql: Sql, currency: Currency, after: number, limit: number): Promise<ProductRow[]> {
  return readProducts(
    sql,
    currency,
    sql`status = 'published' AND products.id > ${after} ORDER BY products.id LIMIT ${limit}`,
  )
}

/** Those of the given products that are published. */
export function readByIds(sql: Sql, currency: Currency, ids: readonly number[]): Promise<ProductRow[]> {
  return readProducts(sql, currency, sql`status = 'published' AND products.id = ANY(${[...ids]}::int[])`)
}

/** Published or not. */
export async function readAnyById(sql: Sql, currency: Currency, id: number): Promise<ProductRow | undefined> {
  return (await readProducts(sql, currency, sql`products.id = ${id}`))[0]
}

async function readProducts(sql: Sql, currency: Currency, condition: ReturnType<Sql>): Promise<ProductRow[]> {
  return sql<ProductRow[]>`
    SELECT products.id, slug, brand_id AS "brandId", practitioner_only AS "practitionerOnly",
      portion_amount::float8 AS "portionAmount", portion_unit AS "portionUnit",
      portions_per_pack::float8 AS "portionsPerPack", allergens, warnings,
      country_of_origin AS "countryOfOrigin", best_before::text AS "bestBefore", operator, design,
      (extract(epoch FROM created_at) * 1000)::float8 AS "createdMs",
      (extract(epoch FROM updated_at) * 1000)::float8 AS "updatedMs",
      coalesce(texts.names, '{}') AS names, coalesce(texts.texts, '{}') AS texts,
      coalesce(facts.lines, '[]') AS lines, coalesce(sold.variants, '[]') AS variants,
      coalesce(shown.assets, '[]') AS assets,
      ARRAY(SELECT term_id FROM product_terms WHERE product_id = products.id ORDER BY term_id) AS "termIds",
      coalesce(places.decisions, '[]') AS decisions, coalesce(tested.reports, '[]') AS "labReports"
    FROM products
    LEFT JOIN LATERAL (
      SELECT json_object_agg(language, name) AS names,
        json_object_agg(language, json_build_array(description, usage, ingredient_list, warning, legal_name))::text AS texts
      FROM product_texts WHERE product_id = products.id) AS texts ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_array(ingredient_id, name, form, amount, unit, nrv_percent) ORDER BY position)::text AS lines
      FROM label_lines WHERE product_id = products.id) AS facts ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('id', id, 'sku', sku, 'barcode', barcode, 'contentAmount', content_amount,
          'contentUnit', content_unit, 'weightGrams', weight_grams, 'stock', stock,
          'expectedOn', expected_on, 'prices', (
            SELECT json_agg(json_build_array((extract(epoch FROM valid_from) * 1000)::float8, amount_minor))
            FROM prices WHERE variant_id = variants.id AND currency = ${currency})) ORDER BY position, id) AS variants
      FROM variants WHERE product_id = products.id AND NOT withdrawn) AS sold ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('id', id, 'view', view, 'image', image, 'alt', alt) ORDER BY position) AS assets
      FROM assets WHERE product_id = products.id) AS shown ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('country', country, 'state', state, 'reason', reason, 'source', source,
          'since', since, 'rules', rules) ORDER BY country) AS decisions
      FROM product_countries WHERE product_id = products.id) AS places ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('batchId', batches.id, 'variantId', batches.variant_id, 'number', batches.number,
          'bestBefore', batches.best_before) ORDER BY batches.best_before DESC, batches.id DESC) AS reports
      FROM lab_reports JOIN stock_batches AS batches ON batches.id = lab_reports.batch_id
      WHERE lab_reports.product_id = products.id AND batches.blocked_at IS NULL) AS tested ON true
    WHERE ${condition}`
}

import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { barcodeOf } from '#domain/catalogue/barcode.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { Deps } from '#server/platform/context.ts'
import { beginsWords } from '#server/platform/word-search.ts'
import { brands, nameWords, products, productTexts, variants } from './tables.ts'

/** So many matches are enough to choose a few. */
const maxMatches = 500

type Looking = { query: string; limit: number; language: Language }

/** Products with that bar code, with an SKU that begins like the query, or a name in any language with words that do. */
export async function findProductsByWords({ db }: Pick<Deps, 'db'>, { query, limit, language }: Looking) {
  const barcode = barcodeOf(query)
  const [coded, named] = await Promise.all([
    db
      .select({ id: variants.productId })
      .from(variants)
      .where(
        or(
          sql`upper(${variants.sku}) LIKE ${`${likeText(query.trim().toUpperCase())}%`}`,
          barcode === undefined ? undefined : eq(variants.barcode, barcode),
        ),
      )
      .limit(maxMatches),
    db
      .select({ id: productTexts.productId })
      .from(productTexts)
      .where(beginsWords(nameWords(productTexts), query))
      .limit(maxMatches),
  ])
  const ids = [...new Set([...coded, ...named].map(({ id }) => id))]
  const nameIn = sql<string>`coalesce((SELECT name FROM ${productTexts} WHERE ${productTexts.productId} = ${products.id}
    AND name <> '' ORDER BY language = ${language} DESC, language = ${fallbackLanguage} DESC LIMIT 1), ${products.slug})`
  const sku = sql<string>`(SELECT sku FROM ${variants} WHERE ${variants.productId} = ${products.id}
    ORDER BY position, id LIMIT 1)`
  return db
    .select({ id: products.id, name: nameIn, brand: brands.name, sku, status: products.status })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, ids))
    .orderBy(desc(eq(products.status, 'published')), asc(products.id))
    .limit(limit)
}

const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&')

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { Deps } from '#server/platform/context.ts'
import { beginsWords } from '#server/platform/word-search.ts'
import { brands, nameWords, products, productTexts, variants } from './tables.ts'

/** So many matches are enough to choose a few. */
const mostMatches = 500

type Looking = { query: string; limit: number; language: Language }

/** Published products with an SKU that begins like the query, or a name in any language with words that do. */
export async function findProductsByWords({ db }: Pick<Deps, 'db'>, { query, limit, language }: Looking) {
  const [coded, named] = await Promise.all([
    db
      .select({ id: variants.productId })
      .from(variants)
      .where(sql`upper(${variants.sku}) LIKE ${`${likeText(query.trim().toUpperCase())}%`}`)
      .limit(mostMatches),
    db
      .select({ id: productTexts.productId })
      .from(productTexts)
      .where(beginsWords(nameWords(productTexts), query))
      .limit(mostMatches),
  ])
  const ids = [...new Set([...coded, ...named].map(({ id }) => id))]
  const nameIn = sql<string>`(SELECT name FROM ${productTexts} WHERE ${productTexts.productId} = ${products.id}
    ORDER BY language = ${language} DESC, language = ${fallbackLanguage} DESC LIMIT 1)`
  const sku = sql<string>`(SELECT sku FROM ${variants} WHERE ${variants.productId} = ${products.id}
    ORDER BY position, id LIMIT 1)`
  return db
    .select({ id: products.id, slug: products.slug, name: nameIn, brand: brands.name, sku })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(inArray(products.id, ids), eq(products.status, 'published')))
    .orderBy(asc(products.id))
    .limit(limit)
}

const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&')

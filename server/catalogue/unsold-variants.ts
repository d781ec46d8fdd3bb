import { asc, eq, inArray } from 'drizzle-orm'
import type { Named } from '#contract/catalogue.ts'
import type { ContentUnit, TermGroup } from '#domain/catalogue/vocabulary.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { ProductFacts } from '#domain/protocols/facts.ts'
import type { Database } from '#server/platform/database.ts'
import {
  brands,
  ingredientNames,
  ingredients,
  labelLines,
  products,
  productTerms,
  productTexts,
  terms,
  variants,
} from './tables.ts'

/** What is still known about a variant that nobody can buy at present. */
export type UnsoldVariant = {
  productId: number
  name: string
  language: Language
  brand: Named
  practitionerOnly: boolean
  content: { amount: number; unit: ContentUnit } | null
  facts: ProductFacts
}

export async function findUnsoldVariants(
  db: Database,
  variantIds: number[],
  language: Language,
): Promise<Map<number, UnsoldVariant>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db
    .select({ variant: variants, product: products, brand: brands })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(variants.id, variantIds))
  const productIds = [...new Set(rows.map(({ product }) => product.id))]
  const [names, substances] = await Promise.all([
    namesOf(db, productIds, language),
    substancesOf(db, productIds, language),
  ])
  return new Map(
    rows.map(({ variant, product, brand }) => [
      variant.id,
      {
        productId: product.id,
        ...(names.get(product.id) ?? { name: product.slug, language: fallbackLanguage }),
        brand: { id: brand.id, slug: brand.slug, name: brand.name },
        practitionerOnly: product.practitionerOnly,
        content: measure(variant.contentAmount, variant.contentUnit),
        facts: {
          portion: measure(product.portionAmount, product.portionUnit),
          portionsPerPack: product.portionsPerPack,
          substances: substances.get(product.id) ?? [],
          allergens: product.allergens,
        },
      },
    ]),
  )
}

function measure(amount: number | null, unit: ContentUnit | null) {
  return amount === null || unit === null ? null : { amount, unit }
}

async function namesOf(db: Database, productIds: number[], language: Language) {
  const { productId, name } = productTexts
  const rows = await db
    .select({ productId, name, language: productTexts.language })
    .from(productTexts)
    .where(inArray(productId, productIds))
    .orderBy(asc(productTexts.language))
  const byProduct = Map.groupBy(rows, (row) => row.productId)
  return new Map(
    [...byProduct].map(([id, texts]) => {
      const { name, language: written } = inLanguage(texts, language)!
      return [id, { name, language: written }]
    }),
  )
}

async function substancesOf(db: Database, productIds: number[], language: Language) {
  const lines = await db
    .select({ line: labelLines, slug: ingredients.slug, nutrient: ingredients.nutrient })
    .from(labelLines)
    .leftJoin(ingredients, eq(ingredients.id, labelLines.ingredientId))
    .where(inArray(labelLines.productId, productIds))
    .orderBy(asc(labelLines.position))
  const ingredientIds = lines.flatMap(({ line }) => line.ingredientId ?? [])
  const named = Map.groupBy(
    await db.select().from(ingredientNames).where(inArray(ingredientNames.ingredientId, ingredientIds)),
    ({ ingredientId }) => ingredientId,
  )
  const substances = lines.map(({ line, slug, nutrient }) => ({
    productId: line.productId,
    key: nutrient ?? slug,
    name: inLanguage(named.get(line.ingredientId ?? 0) ?? [], language)?.name ?? line.name,
    form: line.form,
    amount: line.amount,
    unit: line.unit,
  }))
  const byProduct = Map.groupBy(substances, ({ productId }) => productId)
  return new Map(
    [...byProduct].map(([id, all]) => [id, all.map(({ productId: _, ...substance }) => substance)]),
  )
}

function inLanguage<Text extends { language: Language }>(texts: readonly Text[], wanted: Language) {
  return (
    texts.find(({ language }) => language === wanted) ??
    texts.find(({ language }) => language === fallbackLanguage) ??
    texts[0]
  )
}

/** The terms of products, whether or not they are sold. */
export async function findProductTerms(
  db: Database,
  productIds: number[],
): Promise<{ productId: number; termId: number; group: TermGroup }[]> {
  if (productIds.length === 0) return []
  return db
    .select({ productId: productTerms.productId, termId: terms.id, group: terms.group })
    .from(productTerms)
    .innerJoin(terms, eq(terms.id, productTerms.termId))
    .where(inArray(productTerms.productId, productIds))
    .orderBy(asc(terms.id))
}

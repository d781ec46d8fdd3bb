import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Currency, Minor } from '#domain/money.ts'
import type { Database } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import {
  assets,
  brands,
  ingredientNames,
  ingredients,
  labelLines,
  prices,
  products,
  productTerms,
  productTexts,
  termNames,
  terms,
  variants,
} from './tables.ts'

export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

type TermFixture = {
  group: TermGroup
  slug: string
  name: string
  de?: string
  parent?: number
  range?: string
}

/** Brands, terms and ingredients of a small shop; returns the ids by slug. */
export async function insertVocabulary(db: Database) {
  const brandRows = await db
    .insert(brands)
    .values([
      { slug: 'linden', name: 'Linden & Co', country: 'BE' },
      { slug: 'north-sea', name: 'North Sea', country: 'DK' },
      { slug: 'amber', name: 'Amber', country: 'DE' },
    ])
    .returning()
  const ids: Record<string, number> = Object.fromEntries(brandRows.map(({ slug, id }) => [slug, id]))
  const insertTerm = async ({ group, slug, name, de, parent, range }: TermFixture) => {
    const [term] = await db
      .insert(terms)
      .values({
        group,
        slug,
        parentId: parent ?? null,
        range: range ?? null,
        icon: group === 'health_goals' ? 'night' : null,
      })
      .returning()
    const names: { language: Language; name: string }[] = [{ language: 'en', name }]
    if (de) names.push({ language: 'de', name: de })
    await db.insert(termNames).values(names.map((row) => ({ termId: term!.id, ...row })))
    ids[slug] = term!.id
    return term!.id
  }
  const minerals = await insertTerm({
    group: 'categories',
    slug: 'minerals',
    name: 'Minerals',
    de: 'Mineralstoffe',
    range: 'min',
  })
  const magnesium = await insertTerm({
    group: 'categories',
    slug: 'magnesium',
    name: 'Magnesium',
    parent: minerals,
  })
  await insertTerm({ group: 'categories', slug: 'citrates', name: 'Citrates', parent: magnesium })
  await insertTerm({ group: 'categories', slug: 'vitamins', name: 'Vitamins', de: 'Vitamine', range: 'vit' })
  await insertTerm({ group: 'health_goals', slug: 'sleep', name: 'Sleep', de: 'Schlaf' })
  await insertTerm({ group: 'health_goals', slug: 'energy', name: 'Energy', de: 'Energie' })
  await insertTerm({ group: 'delivery_form', slug: 'capsules', name: 'Capsules', de: 'Kapseln' })
  await insertTerm({ group: 'delivery_form', slug: 'powder', name: 'Powder', de: 'Pulver' })
  await insertTerm({ group: 'suitable_for', slug: 'vegans', name: 'Vegans', de: 'Veganer' })
  await insertTerm({ group: 'suitable_for', slug: 'pregnancy', name: 'Pregnancy' })
  await insertTerm({ group: 'free_from', slug: 'gluten', name: 'Gluten', de: 'Gluten' })
  await insertTerm({ group: 'free_from', slug: 'milk', name: 'Milk', de: 'Milch' })
  const [ingredient] = await db.insert(ingredients).values({ slug: 'ingredient-magnesium' }).returning()
  await db.insert(ingredientNames).values([
    { ingredientId: ingredient!.id, language: 'en', name: 'Magnesium' },
    { ingredientId: ingredient!.id, language: 'fr', name: 'Magnésium' },
  ])
  ids['ingredient-magnesium'] = ingredient!.id
  return ids
}

export type ProductFixture = Partial<Omit<typeof products.$inferInsert, 'slug' | 'brandId'>> & {
  slug: string
  brandId: number
  names?: Partial<Record<Language, string>>
  termIds?: number[]
  stock?: number
  barcode?: string
  currency?: Currency
  /** Amount of each price, and its age in days. */
  history?: [amount: Minor, days: number][]
  lines?: Omit<typeof labelLines.$inferInsert, 'productId' | 'position'>[]
  /** As printed, the same in every language. */
  ingredientList?: string
}

/** A published product with one variant of 60 capsules, unless specified otherwise. */
export async function insertProduct(
  db: Database,
  fixture: ProductFixture,
): Promise<{ id: number; variantId: number }> {
  const {
    names,
    termIds = [],
    stock = 12,
    barcode,
    currency = 'EUR',
    history = [[2490, 200]],
    lines = [],
    ingredientList = 'Magnesium citrate, capsule (hypromellose)',
    ...fields
  } = fixture
  return transact(db, async (tx) => {
    const [product] = await tx
      .insert(products)
      .values({ status: 'published', source: 'demo', sourceKey: fixture.slug, ...fields })
      .returning()
    const { id } = product!
    const texts = Object.entries(names ?? { en: fixture.slug }).map(([language, name]) => ({
      productId: id,
      language: language as Language,
      name,
      description: `About ${name}`,
      usage: 'Take two capsules a day with food.',
      ingredientList,
    }))
    await tx.insert(productTexts).values(texts)
    if (termIds.length > 0)
      await tx.insert(productTerms).values(termIds.map((termId) => ({ productId: id, termId })))
    if (lines.length > 0) {
      await tx
        .insert(labelLines)
        .values(lines.map((line, position) => ({ productId: id, position, ...line })))
    }
    const [variant] = await tx
      .insert(variants)
      .values({
        productId: id,
        sku: `SKU-${fixture.slug}`,
        contentAmount: 60,
        contentUnit: 'capsule',
        weightGrams: 120,
        stock,
        barcode,
      })
      .returning()
    const variantId = variant!.id
    if (history.length > 0) {
      const points = history.map(([amountMinor, days]) => ({
        variantId,
        currency,
        amountMinor,
        validFrom: daysAgo(days),
      }))
      await tx.insert(prices).values(points)
    }
    await tx.insert(assets).values([
      { productId: id, position: 0, view: 'pack' },
      { productId: id, position: 1, view: 'label' },
    ])
    return { id, variantId }
  })
}

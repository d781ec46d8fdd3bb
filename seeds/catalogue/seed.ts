import { eq, inArray, sql } from 'drizzle-orm'
import { slugOf, uniqueSlug } from '#domain/slug.ts'
import {
  brands as brandTable,
  brandTexts,
  ingredients,
  products,
  productTexts,
  terms,
} from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { brands, operatorOf } from './brands.ts'
import { demoCatalogue } from './catalogue.ts'
import type { DemoProduct } from './demo-product.ts'
import { inBatches } from './in-batches.ts'
import { languagePhrases } from './phrases.ts'
import { dayIn, productRow, type SeededIds, source } from './rows.ts'
import { insertDetails } from './seed-details.ts'
import { brandStory, textsIn } from './texts.ts'

export type SeedOptions = { db: Database; now: Date; onProgress?: (done: number, total: number) => void }

/**
 * Fills the demonstration shop, or adds what is missing: products of a later version, languages translated since.
 * Existing rows are left as they are. Needs the shop's vocabulary (`applyReference`).
 */
export async function seedCatalogue({ db, now, onProgress = () => {} }: SeedOptions): Promise<void> {
  const catalogue = demoCatalogue()
  await db.transaction(async (tx) => {
    const known = await knownIn(tx)
    const missing = catalogue.filter(({ key }) => !known.products.has(key))
    const total = missing.length + 1
    const slugs = await takenSlugs(tx, missing)
    let done = 0
    await inBatches(missing, 250, async (batch) => {
      const rows = batch.map((product) => {
        const slug = uniqueSlug(product.slug, (wanted) => slugs.has(wanted))
        slugs.add(slug)
        return productRow(product, { slug, brandId: known.brands.get(slugOf(product.brand.name))!, now })
      })
      const inserted = await tx
        .insert(products)
        .values(rows)
        .returning({ id: products.id, key: products.sourceKey })
      for (const { id, key } of inserted) known.products.set(key, id)
      await insertDetails(tx, batch, known, now)
      done += batch.length
      onProgress(done, total)
    })
    await insertMissingTexts(tx, catalogue, known)
    await expectSoldOut(tx, catalogue, now)
    await completeLabels(tx)
    onProgress(total, total)
  })
}

async function knownIn(db: Database): Promise<SeededIds> {
  await db
    .insert(brandTable)
    .values(brands.map(({ name, country, design }) => ({ slug: slugOf(name), name, country, design })))
    .onConflictDoNothing()
  const [brandRows, termRows, ingredientRows, productRows] = await Promise.all([
    db.select({ id: brandTable.id, slug: brandTable.slug }).from(brandTable),
    db.select({ id: terms.id, group: terms.group, slug: terms.slug }).from(terms),
    db.select({ id: ingredients.id, slug: ingredients.slug }).from(ingredients),
    db.select({ id: products.id, key: products.sourceKey }).from(products).where(eq(products.source, source)),
  ])
  return {
    brands: new Map(brandRows.map(({ id, slug }) => [slug, id])),
    terms: new Map(termRows.map(({ id, group, slug }) => [`${group}/${slug}`, id])),
    ingredients: new Map(ingredientRows.map(({ id, slug }) => [slug, id])),
    products: new Map(productRows.map(({ id, key }) => [key, id])),
  }
}

async function takenSlugs(db: Database, wanted: readonly DemoProduct[]): Promise<Set<string>> {
  if (wanted.length === 0) return new Set()
  const slugs = wanted.map(({ slug }) => slug)
  const rows = await db.select({ slug: products.slug }).from(products).where(inArray(products.slug, slugs))
  return new Set(rows.map(({ slug }) => slug))
}

async function insertMissingTexts(db: Database, catalogue: readonly DemoProduct[], known: SeededIds) {
  const present = await db
    .select({ id: productTexts.productId, language: productTexts.language })
    .from(productTexts)
    .innerJoin(products, eq(products.id, productTexts.productId))
    .where(eq(products.source, source))
  const told = new Set(present.map(({ id, language }) => `${id}/${language}`))
  const rows = catalogue.flatMap((product) => {
    const productId = known.products.get(product.key)!
    return languagePhrases
      .filter(({ language }) => !told.has(`${productId}/${language}`))
      .map((phrasesOfLanguage) => ({
        productId,
        language: phrasesOfLanguage.language,
        ...textsIn(phrasesOfLanguage, product),
      }))
  })
  await inBatches(rows, 1000, (batch) => db.insert(productTexts).values(batch))
  const stories = brands.flatMap((brand) =>
    languagePhrases.map((phrasesOfLanguage) => ({
      brandId: known.brands.get(slugOf(brand.name))!,
      language: phrasesOfLanguage.language,
      story: brandStory(phrasesOfLanguage, brand),
    })),
  )
  await inBatches(stories, 1000, (batch) => db.insert(brandTexts).values(batch).onConflictDoNothing())
}

/** Adds restock dates to shops seeded by a version without them; if there are any, nothing changes. */
async function expectSoldOut(db: Database, catalogue: readonly DemoProduct[], now: Date): Promise<void> {
  const expected = catalogue.filter(({ expectedInDays }) => expectedInDays !== null)
  const keys = sql.param(expected.map(({ key }) => key))
  const days = sql.param(expected.map(({ expectedInDays }) => dayIn(expectedInDays, now)))
  await db.execute(sql`
    UPDATE variants SET expected_on = expected.day::date
    FROM unnest(${keys}::text[], ${days}::text[]) AS expected (key, day)
    JOIN products ON products.source = ${source} AND products.source_key = expected.key
    WHERE variants.product_id = products.id AND variants.stock = 0
      AND NOT EXISTS (SELECT FROM variants WHERE expected_on IS NOT NULL)`)
}

/** Adds legal names and operators to shops seeded by a version without them. */
async function completeLabels(db: Database): Promise<void> {
  for (const { language, phrases } of languagePhrases)
    await db.execute(sql`
      UPDATE product_texts SET legal_name = ${phrases.legalName} FROM products
      WHERE products.id = product_id AND source = ${source} AND language = ${language} AND legal_name = ''`)
  const slugs = sql.param(brands.map(({ name }) => slugOf(name)))
  const operators = sql.param(brands.map(operatorOf))
  await db.execute(sql`
    UPDATE products SET operator = known.operator
    FROM unnest(${slugs}::text[], ${operators}::text[]) AS known (slug, operator)
    JOIN brands ON brands.slug = known.slug
    WHERE products.brand_id = brands.id AND products.source = ${source} AND products.operator = ''`)
}

import { eq, notInArray } from 'drizzle-orm'
import type { KnownBrand } from '#domain/catalogue/imports/brand-choice.ts'
import { comparable } from '#domain/catalogue/imports/plain-text.ts'
import type { Vocabulary } from '#domain/catalogue/imports/record.ts'
import { fallbackLanguage } from '#domain/languages.ts'
import type { Database } from '#server/platform/database.ts'
import { brands, ingredientNames, ingredients, terms } from '../tables.ts'
import type { Ids } from './save-products.ts'
import { findSimilarBrand } from './similar-brand.ts'

/** The shop's ingredients, brands and terms for an import, with the row ids of the slugs. */
export type ImportVocabulary = Vocabulary & {
  termIds: ReadonlyMap<string, number>
  ingredientIds: ReadonlyMap<string, number>
}

/** Row ids of everything that a product may name. */
export async function readIds(db: Database): Promise<Ids> {
  const [brandRows, termRows, ingredientRows] = await Promise.all([
    db.select({ id: brands.id, slug: brands.slug }).from(brands),
    db.select({ id: terms.id, group: terms.group, slug: terms.slug }).from(terms),
    db.select({ id: ingredients.id, slug: ingredients.slug }).from(ingredients),
  ])
  return {
    brands: new Map(brandRows.map(({ id, slug }) => [slug, id])),
    terms: new Map(termRows.map(({ id, group, slug }) => [`${group}/${slug}`, id])),
    ingredients: new Map(ingredientRows.map(({ id, slug }) => [slug, id])),
  }
}

/** `newBrandIds`: brands that the import has created, which it must not take for the shop's when it is continued. */
export async function readVocabulary(
  db: Database,
  newBrandIds: readonly number[] = [],
): Promise<ImportVocabulary> {
  const [termRows, brandRows, nameRows] = [
    await db.select({ id: terms.id, group: terms.group, slug: terms.slug }).from(terms),
    await db
      .select({ slug: brands.slug, name: brands.name })
      .from(brands)
      .where(notInArray(brands.id, [...newBrandIds])),
    await db
      .select({
        id: ingredients.id,
        slug: ingredients.slug,
        nutrient: ingredients.nutrient,
        language: ingredientNames.language,
        name: ingredientNames.name,
        synonyms: ingredientNames.synonyms,
      })
      .from(ingredients)
      .leftJoin(ingredientNames, eq(ingredientNames.ingredientId, ingredients.id)),
  ]
  const termIds = new Map(termRows.map((term) => [`${term.group}/${term.slug}`, term.id]))
  const byName = new Map<string, string>()
  // Names have priority over synonyms: one ingredient's synonym may be another's name.
  for (const row of nameRows) if (row.name) setOnce(byName, comparable(row.name), row.slug)
  const english = nameRows.filter(({ language }) => language === fallbackLanguage)
  for (const rows of [english, nameRows])
    for (const [synonym, slug] of ofOneIngredient(rows)) setOnce(byName, synonym, slug)
  for (const row of nameRows) setOnce(byName, comparable(row.slug), row.slug)
  const nutrients = new Map(nameRows.map((row) => [row.slug, row.nutrient]))
  return {
    termIds,
    ingredientIds: new Map(nameRows.map((row) => [row.slug, row.id])),
    ingredient: (name) => byName.get(comparable(name)) ?? null,
    nutrientOf: (slug) => nutrients.get(slug) ?? null,
    hasIngredient: (slug) => nutrients.has(slug),
    ...brandsByName(brandRows),
    hasTerm: (group, slug) => termIds.has(`${group}/${slug}`),
  }
}

function brandsByName(known: readonly KnownBrand[]): Pick<Vocabulary, 'brand' | 'similarBrand'> {
  const bySlug = new Map(known.map((brand) => [brand.slug, brand]))
  const similar = new Map<string, KnownBrand | null>()
  return {
    brand: (slug) => bySlug.get(slug) ?? null,
    // A file names few brands, many times each.
    similarBrand: (name) => {
      if (!similar.has(name)) similar.set(name, findSimilarBrand(name, known))
      return similar.get(name)!
    },
  }
}

/** Only unambiguous synonyms: "ALA" on a label may be two acids. */
function ofOneIngredient(rows: { slug: string; synonyms: string[] | null }[]): [string, string][] {
  const slugs = new Map<string, Set<string>>()
  for (const { slug, synonyms } of rows) {
    for (const synonym of synonyms ?? []) {
      const key = comparable(synonym)
      slugs.set(key, (slugs.get(key) ?? new Set()).add(slug))
    }
  }
  return [...slugs].flatMap(([synonym, [slug, another]]) =>
    slug && !another ? [[synonym, slug] as [string, string]] : [],
  )
}

function setOnce(map: Map<string, string>, key: string, value: string) {
  if (key !== '' && !map.has(key)) map.set(key, value)
}

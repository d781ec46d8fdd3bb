import { eq } from 'drizzle-orm'
import { comparable } from '#domain/catalogue/imports/plain-text.ts'
import type { Vocabulary } from '#domain/catalogue/imports/record.ts'
import type { Database } from '#server/platform/database.ts'
import { ingredientNames, ingredients, terms } from '../tables.ts'

/** The shop's words as an import asks for them, with the row ids behind the slugs. */
export type ImportVocabulary = Vocabulary & {
  termIds: ReadonlyMap<string, number>
  ingredientIds: ReadonlyMap<string, number>
}

export async function readVocabulary(db: Database): Promise<ImportVocabulary> {
  const [termRows, nameRows] = [
    await db.select({ id: terms.id, group: terms.group, slug: terms.slug }).from(terms),
    await db
      .select({
        id: ingredients.id,
        slug: ingredients.slug,
        nutrient: ingredients.nutrient,
        name: ingredientNames.name,
        synonyms: ingredientNames.synonyms,
      })
      .from(ingredients)
      .leftJoin(ingredientNames, eq(ingredientNames.ingredientId, ingredients.id)),
  ]
  const termIds = new Map(termRows.map((term) => [`${term.group}/${term.slug}`, term.id]))
  const byName = new Map<string, string>()
  // Names stand before synonyms: one ingredient's by-name is another's name.
  for (const row of nameRows) if (row.name) setOnce(byName, comparable(row.name), row.slug)
  for (const row of nameRows)
    for (const synonym of row.synonyms ?? []) setOnce(byName, comparable(synonym), row.slug)
  for (const row of nameRows) setOnce(byName, comparable(row.slug), row.slug)
  const nutrients = new Map(nameRows.map((row) => [row.slug, row.nutrient]))
  return {
    termIds,
    ingredientIds: new Map(nameRows.map((row) => [row.slug, row.id])),
    ingredient: (name) => byName.get(comparable(name)) ?? null,
    nutrientOf: (slug) => nutrients.get(slug) ?? null,
    hasIngredient: (slug) => nutrients.has(slug),
    hasTerm: (group, slug) => termIds.has(`${group}/${slug}`),
  }
}

function setOnce(map: Map<string, string>, key: string, value: string) {
  if (key !== '' && !map.has(key)) map.set(key, value)
}

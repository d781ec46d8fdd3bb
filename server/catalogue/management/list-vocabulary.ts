import { asc, eq } from 'drizzle-orm'
import type { AdminVocabulary } from '#contract/admin-products.ts'
import { termGroups } from '#domain/catalogue/vocabulary.ts'
import { fallbackLanguage, type Language, languageTag } from '#domain/languages.ts'
import type { Database } from '#server/platform/database.ts'
import { brands, ingredientNames, ingredients, termNames, terms } from '../tables.ts'

/** Brands, terms and ingredients that a product may have, named in the reader's language. */
export async function listVocabulary(db: Database, language: Language): Promise<AdminVocabulary> {
  const [brandRows, termRows, ingredientRows] = await Promise.all([
    db.select({ id: brands.id, slug: brands.slug, name: brands.name }).from(brands),
    db
      .select({ term: terms, name: termNames.name, language: termNames.language })
      .from(terms)
      .leftJoin(termNames, eq(termNames.termId, terms.id))
      .orderBy(asc(terms.position), asc(terms.id)),
    db
      .select({ ingredient: ingredients, name: ingredientNames.name, language: ingredientNames.language })
      .from(ingredients)
      .leftJoin(ingredientNames, eq(ingredientNames.ingredientId, ingredients.id)),
  ])
  const compare = new Intl.Collator(languageTag(language)).compare
  const byName = <Item extends { name: string }>(items: Item[]) =>
    items.sort((one, other) => compare(one.name, other.name))
  const named = inLanguage(termRows, ({ term }) => term.id, language)
  return {
    brands: byName(brandRows),
    terms: Object.fromEntries(
      termGroups.map((group) => [
        group,
        named.flatMap(({ row: { term }, name }) =>
          term.group === group
            ? [{ id: term.id, slug: term.slug, name: name ?? term.slug, parent_id: term.parentId }]
            : [],
        ),
      ]),
    ) as AdminVocabulary['terms'],
    ingredients: byName(
      inLanguage(ingredientRows, ({ ingredient }) => ingredient.id, language).map(
        ({ row: { ingredient }, name }) => ({
          ...ingredient,
          name: name ?? ingredient.slug,
        }),
      ),
    ),
  }
}

type Written = { name: string | null; language: Language | null }

function inLanguage<Row extends Written>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  language: Language,
) {
  return [...Map.groupBy(rows, idOf).values()].map((group) => {
    const written = (wanted: Language) => group.find((row) => row.language === wanted)?.name
    return { row: group[0]!, name: written(language) ?? written(fallbackLanguage) ?? group[0]!.name }
  })
}

import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { BrandDesign } from '#domain/packaging/design.ts'
import type { Sql } from '#server/platform/database.ts'

export type Names = Partial<Record<Language, string>>
export type Brand = { id: number; slug: string; name: string; design: BrandDesign | null }
export type Term = {
  id: number
  group: TermGroup
  slug: string
  parentId: number | null
  position: number
  icon: string | null
  range: string | null
  names: Names
}

/** What products share: brands, terms and the names of ingredients. */
export type Vocabulary = {
  brands: Map<number, Brand>
  terms: Map<number, Term>
  ingredients: Map<number, Names>
}

export async function readVocabulary(sql: Sql): Promise<Vocabulary> {
  const [brands, terms, ingredients] = await Promise.all([
    sql<Brand[]>`SELECT id, slug, name, design FROM brands`,
    sql<Term[]>`
      SELECT id, term_group AS "group", slug, parent_id AS "parentId", position, icon, range,
        coalesce((SELECT json_object_agg(language, name) FROM term_names WHERE term_id = terms.id), '{}') AS names
      FROM terms ORDER BY position, id`,
    sql<{ id: number; names: Names }[]>`
      SELECT ingredient_id AS id, json_object_agg(language, name) AS names FROM ingredient_names GROUP BY ingredient_id`,
  ])
  return {
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    terms: new Map(terms.map((term) => [term.id, term])),
    ingredients: new Map(ingredients.map(({ id, names }) => [id, names])),
  }
}

export function nameIn(names: Names, language: Language): string | undefined {
  return names[language] ?? names[fallbackLanguage] ?? Object.values(names)[0]
}

export function termName(term: Term, language: Language): string {
  return nameIn(term.names, language) ?? term.slug
}

/** The term and those above it, from the root down. A circle in the data ends where it closes. */
export function pathOf(vocabulary: Vocabulary, term: Term): Term[] {
  const path = [term]
  for (let parent = parentOf(vocabulary, term); parent; parent = parentOf(vocabulary, parent)) {
    if (path.includes(parent)) break
    path.unshift(parent)
  }
  return path
}

function parentOf(vocabulary: Vocabulary, term: Term): Term | undefined {
  return term.parentId === null ? undefined : vocabulary.terms.get(term.parentId)
}

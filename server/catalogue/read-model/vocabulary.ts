import type { Named } from '#contract/catalogue.ts'
import type { BrandDesign } from '#domain/catalogue/pack-design.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
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

/** What products share: brands, terms and ingredients. */
export type Vocabulary = {
  brands: Map<number, Brand>
  terms: Map<number, Term>
  ingredients: Map<number, Names>
  /** Other names of an ingredient, by language. */
  ingredientSynonyms: Map<number, Partial<Record<Language, string[]>>>
  ingredientSlugs: Map<number, string>
  /** From the reference data, or else the ingredient's slug. */
  ingredientKeys: Map<number, string>
  /** Each term with its ancestors, from the root down. */
  paths: Map<number, Term[]>
  /** Brands and terms as sent in the API, by language; created on first use of a language. */
  named: Map<Language, { brands: Map<number, Named>; terms: Map<number, Named> }>
}

type IngredientRow = {
  id: number
  slug: string
  key: string
  names: Names
  synonyms: Partial<Record<Language, string[]>>
}

export async function readVocabulary(sql: Sql): Promise<Vocabulary> {
  const [brands, terms, ingredients] = await Promise.all([
    sql<Brand[]>`SELECT id, slug, name, design FROM brands`,
    sql<Term[]>`
      SELECT id, term_group AS "group", slug, parent_id AS "parentId", position, icon, range,
        coalesce((SELECT json_object_agg(language, name) FROM term_names WHERE term_id = terms.id), '{}') AS names
      FROM terms ORDER BY position, id`,
    sql<IngredientRow[]>`
      SELECT id, slug, coalesce(nutrient, slug) AS key,
        coalesce((SELECT json_object_agg(language, name) FROM ingredient_names WHERE ingredient_id = ingredients.id), '{}') AS names,
        coalesce((SELECT json_object_agg(language, synonyms) FROM ingredient_names WHERE ingredient_id = ingredients.id), '{}') AS synonyms
      FROM ingredients`,
  ])
  const termsById = new Map(terms.map((term) => [term.id, term]))
  return {
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    terms: termsById,
    ingredients: new Map(ingredients.map(({ id, names }) => [id, names])),
    ingredientSynonyms: new Map(ingredients.map(({ id, synonyms }) => [id, synonyms])),
    ingredientSlugs: new Map(ingredients.map(({ id, slug }) => [id, slug])),
    ingredientKeys: new Map(ingredients.map(({ id, key }) => [id, key])),
    paths: new Map(terms.map((term) => [term.id, pathTo(term, termsById)])),
    named: new Map(),
  }
}

export function nameIn(names: Names, language: Language): string | undefined {
  return names[language] ?? names[fallbackLanguage] ?? Object.values(names)[0]
}

export function termName(term: Term, language: Language): string {
  return nameIn(term.names, language) ?? term.slug
}

/** Everything with a translated name, in one language. */
export function namedIn(vocabulary: Vocabulary, language: Language) {
  const known = vocabulary.named.get(language)
  if (known) return known
  const brands = new Map([...vocabulary.brands].map(([id, { slug, name }]) => [id, { id, slug, name }]))
  const terms = new Map(
    [...vocabulary.terms].map(([id, term]) => [id, { id, slug: term.slug, name: termName(term, language) }]),
  )
  const named = { brands, terms }
  vocabulary.named.set(language, named)
  return named
}

// Stops at a cycle in the data.
function pathTo(term: Term, terms: ReadonlyMap<number, Term>): Term[] {
  const path = [term]
  for (let parent = terms.get(term.parentId ?? 0); parent; parent = terms.get(parent.parentId ?? 0)) {
    if (path.includes(parent)) break
    path.unshift(parent)
  }
  return path
}

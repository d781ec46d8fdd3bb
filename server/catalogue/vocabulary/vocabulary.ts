import { existsSync, readFileSync } from 'node:fs'
import type { PackForm, Range } from '#domain/catalogue/pack-design.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { fallbackLanguage, type Language, languages } from '#domain/languages.ts'

/** The shop's own terms and ingredients in every deployment: which there are, and in which order they are shown. */
export type Structure = {
  terms: {
    categories: { slug: string; parent: string | null; range: Range }[]
    health_goals: { slug: string; icon: string }[]
    delivery_form: { slug: string; icon: PackForm }[]
    suitable_for: { slug: string }[]
    free_from: { slug: string }[]
  }
  ingredients: { slug: string; kind: IngredientKind; nutrient: string | null; latin?: string }[]
  forms: string[]
  additives: string[]
}

export type IngredientKind =
  | 'vitamin'
  | 'mineral'
  | 'fatty-acid'
  | 'amino-acid'
  | 'protein'
  | 'plant'
  | 'algae'
  | 'mushroom'
  | 'probiotic'
  | 'fibre'
  | 'enzyme'
  | 'bee'
  | 'other'

/** Their names in one language; recently added ones may be missing. */
export type Words = {
  terms: Record<TermGroup, Record<string, string>>
  /** What people type for a term besides its name. */
  termSynonyms: Record<TermGroup, Record<string, string[]>>
  ingredients: Record<string, { name: string; synonyms: string[] }>
  forms: Record<string, string>
  formSynonyms: Record<string, string[]>
  additives: Record<string, string>
}

export const structure: Structure = read('structure')

const wordsByLanguage = new Map<Language, Words>()
for (const language of languages)
  if (existsSync(fileOf(language))) wordsByLanguage.set(language, read(language))

/** The languages the vocabulary has been translated into so far. */
export const vocabularyLanguages: readonly Language[] = [...wordsByLanguage.keys()]

export function wordsIn(language: Language): Words | undefined {
  return wordsByLanguage.get(language)
}

/** A name of an ingredient, form or additive in `language`, or else in English, or else its slug. */
export function wordFor(
  group: 'ingredients' | 'forms' | 'additives',
  slug: string,
  language: Language,
): string {
  const word = wordsIn(language)?.[group][slug] ?? wordsIn(fallbackLanguage)?.[group][slug] ?? slug
  return typeof word === 'string' ? word : word.name
}

/** Synonyms of a term in `language`, if there are any. */
export function synonymsOfTerm(group: TermGroup, slug: string, language: Language): readonly string[] {
  return wordsIn(language)?.termSynonyms[group][slug] ?? []
}

/** Synonyms of a form in `language`. */
export function synonymsOfForm(slug: string, language: Language): readonly string[] {
  return wordsIn(language)?.formSynonyms[slug] ?? []
}

const formByPrinted = new Map(
  Object.entries(wordsIn(fallbackLanguage)?.forms ?? {}).map(([slug, printed]) => [
    printed.toLowerCase(),
    slug,
  ]),
)

/** The form that a label line prints in English, if known to the shop. */
export function formSlug(printed: string): string | undefined {
  return formByPrinted.get(printed.toLowerCase())
}

/** A label line's form (stored in English, as printed) in the reader's language, if known to the shop. */
export function formName(printed: string, language: Language): string {
  const slug = formSlug(printed)
  return slug ? wordFor('forms', slug, language) : printed
}

function fileOf(name: string): URL {
  return new URL(`./${name}.json`, import.meta.url)
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(fileOf(name), 'utf8'))
}

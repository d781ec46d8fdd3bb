import { fallbackLanguage, type Language, languages } from '#domain/languages.ts'
import { fold } from '#domain/search/fold.ts'
import { smallWords } from '#domain/search/small-words.ts'
import { coverOf, indexedWords } from '#domain/search/words.ts'
import { formName, formSlug, structure, synonymsOfForm, synonymsOfTerm } from '../../vocabulary/vocabulary.ts'
import type { Term, Vocabulary } from '../vocabulary.ts'
import type { Texts } from './text-index.ts'

/** What a query can be about besides a product: something that products share. */
export type Topic =
  | { kind: 'ingredient'; id: number }
  /** The compound that supplies it, such as magnesium bisglycinate. */
  | { kind: 'compound'; id: number; form: string }
  /** An ingredient unknown to the shop, as printed. */
  | { kind: 'substance' }
  | { kind: 'brand'; id: number }
  | { kind: 'term'; id: number; group: Term['group'] }

/** One of the names of a topic. */
export type Alias = {
  topic: number
  texts: Texts
  /** Which parts of the alias each of its words covers, and all of them together. */
  words: ReadonlyMap<string, number>
  cover: number
  /** Languages in which the topic is shown and suggested by this name. */
  names: Texts
}

export type Named = { text: string; language: keyof Texts; isName: boolean }

/** Identical aliases are merged, whatever their languages. */
export function aliasesOf(topic: number, named: readonly Named[]): Alias[] {
  const aliases = new Map<string, Alias>()
  for (const { text, language, isName } of named) {
    const key = fold(text)
    const known = aliases.get(key)
    if (known) {
      known.texts[language] ??= text
      if (isName) known.names[language] ??= text
      continue
    }
    const words = indexedWords(text)
    const covers = new Map<string, number>()
    for (const { word, covers: bits } of words) covers.set(word, (covers.get(word) ?? 0) | bits)
    const cover = coverOf(words.filter(({ word }) => !smallWords.has(word)))
    const texts = { [language]: text }
    const names = isName ? { ...texts } : {}
    if (cover !== 0) aliases.set(key, { topic, texts, words: covers, cover, names })
  }
  return [...aliases.values()]
}

const latinNames = new Map(structure.ingredients.map(({ slug, latin }) => [slug, latin]))

export function ingredientNames(vocabulary: Vocabulary, id: number): Named[] {
  const latin = latinNames.get(vocabulary.ingredientSlugs.get(id) ?? '')
  return [
    ...named(vocabulary.ingredients.get(id) ?? {}),
    ...languages.flatMap((language) =>
      (vocabulary.ingredientSynonyms.get(id)?.[language] ?? []).map((text) => ({
        text,
        language,
        isName: false,
      })),
    ),
    ...(latin ? [{ text: latin, language: 'every' as const, isName: false }] : []),
  ]
}

/** "magnesium bisglycinate", "magnesium glycinate" and just "bisglycinate", in each language. */
export function compoundNames(vocabulary: Vocabulary, id: number, form: string): Named[] {
  const slug = formSlug(form)
  return languages.flatMap((language) => {
    const ingredient = vocabulary.ingredients.get(id)?.[language]
    if (!ingredient || (!slug && language !== fallbackLanguage)) return []
    const own = formName(form, language)
    const synonyms = slug ? synonymsOfForm(slug, language) : []
    const isWhole = fold(own).includes(fold(ingredient))
    return [
      { text: isWhole ? own : `${ingredient} ${own}`, language, isName: true },
      ...[own, ...synonyms].map((text) => ({ text, language, isName: false })),
      ...synonyms.map((text) => ({ text: `${ingredient} ${text}`, language, isName: false })),
    ]
  })
}

/** Terms that people also call by another's name: many call a softgel a capsule. */
const alsoCalled: Partial<Record<string, string>> = { softgels: 'capsules' }

/** Somebody who types "fish" is not looking for what is free from fish: such terms are found only by their synonyms. */
export function termNames(term: Term, terms: Iterable<Term>): Named[] {
  const names = term.group === 'free_from' ? [] : named(term.names)
  const other = alsoCalled[term.slug]
  for (const { group, slug, names: texts } of other ? terms : [])
    if (group === term.group && slug === other)
      names.push(...named(texts).map((each) => ({ ...each, isName: false })))
  const synonyms = languages.flatMap((language) =>
    synonymsOfTerm(term.group, term.slug, language).map((text) => ({ text, language, isName: false })),
  )
  return [...names, ...synonyms]
}

function named(names: Texts): Named[] {
  return Object.entries(names).map(([language, text]) => ({
    text,
    language: language as Language,
    isName: true,
  }))
}

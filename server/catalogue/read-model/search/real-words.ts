import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { everydayWords } from '#domain/search/everyday-words.ts'
import { smallWords } from '#domain/search/small-words.ts'
import { isUnspaced, queryWords } from '#domain/search/words.ts'
import type { Resources } from '#domain/translation.ts'

/** Whether a word exists in the reader's language or English, and so is not a misspelling. */
export type IsRealWord = (word: string, language: Language) => boolean

/** A substitute for a dictionary: the words in the shop's own texts, and everyday words. */
export function openRealWords(resourcesOf: (language: Language) => Resources): IsRealWord {
  const known = new Map<Language, ReadonlySet<string>>()
  const wordsOf = (language: Language): ReadonlySet<string> => {
    const words = known.get(language) ?? realWords(resourcesOf(language), language)
    known.set(language, words)
    return words
  }
  return (word, language) =>
    smallWords.has(word) || wordsOf(language).has(word) || wordsOf(fallbackLanguage).has(word)
}

/** Texts about products, whose words are likely to be misspelled. */
const ofSubstances = new Set(['products', 'reference', 'plan', 'imports'])
const placeholder = /\{\{.*?\}\}|<[^>]*>|https?:\S+/g

function realWords(resources: Resources, language: Language): ReadonlySet<string> {
  const words = new Set<string>()
  const read = (text: unknown): void => {
    if (typeof text === 'string')
      for (const word of queryWords(text.replace(placeholder, ' '))) if (!isUnspaced(word)) words.add(word)
    if (typeof text === 'object' && text !== null) for (const part of Object.values(text)) read(part)
  }
  for (const [namespace, texts] of Object.entries(resources)) if (!ofSubstances.has(namespace)) read(texts)
  for (const word of everydayWords[language].split(/\s+/))
    for (const part of queryWords(word)) words.add(part)
  return words
}

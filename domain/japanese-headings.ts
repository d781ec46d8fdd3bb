import type { Texts } from './translation.ts'

/** Forbids a line break, and is not visible. */
const wordJoiner = '\u2060'
const heading = /(^|-)(title|heading)(_other)?$/

/**
 * Joins a phrase: hiragana continues what the character before it began, and a word in katakana is one unit. Browsers
 * that know `word-break: auto-phrase` find the phrases themselves; the others would break a headline before a particle.
 */
export function joinPhrases(text: string): string {
  return text.replace(
    /(?<=[\p{L}\p{N}ー」』）}])(?=[\p{Script=Hiragana}ー])|(?<=[\p{Script=Katakana}ー])(?=\p{Script=Katakana})/gu,
    wordJoiner,
  )
}

/** Texts in which the phrases of all headings are joined: by their keys, and the greeting of a home page. */
export function joinHeadings(texts: Texts, isHeading = false): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      if (typeof value !== 'string') return [key, joinHeadings(value, isHeading || key === 'greeting')]
      return [key, isHeading || heading.test(key) ? joinPhrases(value) : value]
    }),
  )
}

/** For the titles of tabs and search results, which are not broken into lines. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

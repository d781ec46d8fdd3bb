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
export function joinHeadings(texts: Texts): Texts {
  return joined(texts, false)
}

// Pages keep their sections in arrays.
function joined<Part>(part: Part, isHeading: boolean): Part
function joined(part: unknown, isHeading: boolean): unknown {
  if (typeof part === 'string') return isHeading ? joinPhrases(part) : part
  if (Array.isArray(part)) return part.map((each) => joined(each, false))
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    joined(value, typeof value === 'string' ? isHeading || heading.test(key) : key === 'greeting'),
  ])
  return Object.fromEntries(entries)
}

/** For the titles of tabs and search results, which are not broken into lines. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

import { fold } from './fold.ts'
import { smallWords } from './small-words.ts'
import { isUnspaced } from './words.ts'

/** The general pages included in search, by the last segment of their URL. */
export const helpPages = [
  'delivery',
  'returns',
  'contact',
  'terms',
  'privacy',
  'about',
  'accessibility',
  'practitioners-information',
] as const

const shortestBeginning = 4
const longestEnding = 3

/**
 * How well a page matches a query, from 0 to 1. `phrases`: what the page answers, separated by commas. Words may be
 * inflected, and the query may be the beginning of a phrase.
 */
export function helpPageScore(query: string, phrases: string): number {
  const asked = wordsOf(query)
  const shares = phrases.split(',').map((phrase) => shareOf(asked, wordsOf(phrase)))
  return Math.max(0, ...shares)
}

function shareOf(asked: readonly string[], phrase: readonly string[]): number {
  const [whole, wanted] = [asked.join(' '), phrase.join(' ')]
  if (!wanted || !whole) return 0
  if (isUnspaced(wanted.replaceAll(' ', ''))) {
    if (whole.includes(wanted)) return wanted.length / whole.length
    return whole.length > 1 && wanted.startsWith(whole) ? 1 : 0
  }
  if (whole.length >= shortestBeginning && wanted.startsWith(whole)) return 1
  for (let at = 0; at + phrase.length <= asked.length; at += 1)
    if (phrase.every((word, index) => isSame(asked[at + index]!, word))) {
      const telling = asked.filter((word) => !smallWords.has(word)).length
      return Math.min(1, phrase.length / Math.max(1, telling))
    }
  return 0
}

function isSame(typed: string, word: string): boolean {
  const isInflected = word.length > shortestBeginning && typed.startsWith(word)
  return typed === word || (isInflected && typed.length - word.length <= longestEnding)
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

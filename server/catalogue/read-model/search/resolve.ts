import type { SearchResult } from 'minisearch'
import type { Language } from '#domain/languages.ts'
import { halvesOf, isLikelyTypo, stemsOf, transpositionsOf, typosAllowed } from '#domain/search/spelling.ts'
import { isUnspaced } from '#domain/search/words.ts'
import type { IsRealWord } from './real-words.ts'
import type { SearchScope, TextIndex } from './text-index.ts'

/** A word of the query, and what has it. */
export type Resolved = {
  word: string
  /** As typed, if another spelling was searched instead. */
  insteadOf?: string
  results: SearchResult[]
}

/** How the words of a query are interpreted. */
export type Reading = { language: Language; exact: boolean; isRealWord: IsRealWord }

/**
 * Interprets each word in the reader's language and English or, if one of them is found only in another language, all
 * words in any language. An unknown word is tried as a misspelling, a compound, an inflected word, and at last as badly
 * misspelled; but a word of the reader's language is never corrected. If a word still matches nothing there are no
 * results.
 */
export function resolveAll(index: TextIndex, words: readonly string[], reading: Reading): Resolved[] {
  const { language, exact } = reading
  const own = lookUpAll(index, words, language, reading)
  if (own.every(isFound)) return own
  const foreign = lookUpAll(index, words, 'any', reading)
  const any = words.map((_, at) => (isFound(own[at]!) ? own[at]! : foreign[at]!))
  const isForeign = any.some((each, at) => isFound(each) && !isFound(own[at]!))
  return words.flatMap((word, at) => {
    if (isFound(own[at]!)) return isForeign ? foreign[at]! : own[at]!
    if (isFound(any[at]!) || exact) return any[at]!
    return reread(index, word, reading) ?? any[at]!
  })
}

/** Another interpretation of a word that matches nothing on sale, perhaps of one that was already corrected. */
export function readAgain(index: TextIndex, former: Resolved, reading: Reading): Resolved[] {
  const { word, insteadOf = word } = former
  const again = reread(index, word, reading) ?? [former]
  return again.map((each) => (each.insteadOf ? { ...each, insteadOf } : each))
}

function reread(index: TextIndex, word: string, reading: Reading): Resolved[] | undefined {
  const { language, isRealWord } = reading
  if (isRealWord(word, language)) return isUnspaced(word) ? undefined : inAnotherShape(index, word, language)
  if (isUnspaced(word)) return inCharacters(index, word)
  return corrected(index, word, language) ?? corrected(index, word, 'any')
}

/**
 * Next to other words, an existing word is not taken as a prefix: "help mir" does not look for Mireva. The last word
 * may be unfinished, if all before it are found.
 */
function lookUpAll(
  index: TextIndex,
  words: readonly string[],
  reach: SearchScope,
  { language, isRealWord }: Reading,
): Resolved[] {
  const found = words.map((word) => ({ word, results: lookUp(index, word, reach) }))
  if (words.length < 2) return found
  const whole = found.map((each) =>
    isUnspaced(each.word) || !isRealWord(each.word, language)
      ? each
      : { ...each, results: each.results.filter(({ terms }) => terms.some(isNearly(each.word))) },
  )
  return whole.slice(0, -1).every(isFound) ? [...whole.slice(0, -1), found.at(-1)!] : whole
}

const ending = /^[eiknrs]?$/
const shortestWithEnding = 4

/** The word itself, or its plural. */
function isNearly(word: string) {
  return (term: string) =>
    term === word ||
    (word.length >= shortestWithEnding && term.startsWith(word) && ending.test(term.slice(word.length)))
}

function isFound({ results }: Resolved): boolean {
  return results.length > 0
}

/** A pair that occurs nowhere may be the end of one word and the beginning of the next. */
function inCharacters(index: TextIndex, pair: string): Resolved[] | undefined {
  if (!/\p{Script=Han}/u.test(pair)) return undefined
  return [...pair].map((word) => ({ word, results: index.lookUp(word, 'any', false) }))
}

function corrected(index: TextIndex, word: string, reach: SearchScope): Resolved[] | undefined {
  const typos = typosAllowed(word)
  return (
    asMisspelled(index, word, reach, Math.min(1, typos)) ??
    inAnotherShape(index, word, reach) ??
    (typos > 1 ? asMisspelled(index, word, reach, typos) : undefined)
  )
}

function lookUp(index: TextIndex, word: string, reach: SearchScope): SearchResult[] {
  return index.lookUp(word, reach, word.length > 1 && !/^\d/.test(word))
}

function inAnotherShape(index: TextIndex, word: string, reach: SearchScope): Resolved[] | undefined {
  return asCompound(index, word, reach) ?? asInflected(index, word, reach)
}

function asCompound(index: TextIndex, word: string, reach: SearchScope): Resolved[] | undefined {
  for (const halves of halvesOf(word)) {
    const [first, second] = halves.map((half) => index.lookUp(half, reach, false))
    if (first?.length && second?.length)
      return [
        { word: halves[0], results: first },
        { word: halves[1], results: second },
      ]
  }
  return undefined
}

function asInflected(index: TextIndex, word: string, reach: SearchScope): Resolved[] | undefined {
  for (const stem of stemsOf(word)) {
    const results = index.lookUp(stem, reach, false)
    if (results.length > 0) return [{ word: stem, results }]
  }
  return undefined
}

function asMisspelled(
  index: TextIndex,
  word: string,
  reach: SearchScope,
  distance: number,
): Resolved[] | undefined {
  if (distance === 0) return undefined
  const near = [
    ...transpositionsOf(word).filter((variant) => index.lookUp(variant, reach, false).length > 0),
    ...index.spellings(word, reach, distance).filter((spelling) => spelling !== word),
  ]
  // Nearly everybody gets the first letter right; without it too little of a short word is left.
  const likely = near.filter((spelling) => isLikelyTypo(word, spelling))
  const likeliest =
    likely.find((spelling) => spelling[0] === word[0]) ??
    (word.length > 5 && distance === 1 ? likely[0] : undefined)
  if (!likeliest) return undefined
  return [{ word: likeliest, insteadOf: word, results: index.lookUp(likeliest, reach, false) }]
}

import type { SearchResult } from 'minisearch'
import type { Language } from '#domain/languages.ts'
import { halvesOf, stemsOf, swapped, typosAllowed } from '#domain/search/spelling.ts'
import { isUnspaced } from '#domain/search/words.ts'
import type { Reach, TextIndex } from './text-index.ts'

/** A word of the query, and what has it. */
export type Resolved = {
  word: string
  /** As typed, where another spelling was looked up instead. */
  insteadOf?: string
  results: SearchResult[]
}

/**
 * What the words stand for: all in the reader's language and English, or, where one of them is found in another
 * language alone, all in any. What nobody has is read as a slip of the fingers, a compound, an inflected word, at last
 * as badly misspelled.
 * A word that is still nothing comes with no results.
 */
export function resolveAll(
  index: TextIndex,
  words: readonly string[],
  language: Language,
  exact: boolean,
): Resolved[] {
  const own = words.map((word) => ({ word, results: lookUp(index, word, language) }))
  if (own.every(isFound)) return own
  const any = words.map((word, at) =>
    isFound(own[at]!) ? own[at]! : { word, results: lookUp(index, word, 'any') },
  )
  const isForeign = any.some((each, at) => isFound(each) && !isFound(own[at]!))
  return words.flatMap((word, at) => {
    if (isFound(own[at]!)) return isForeign ? { word, results: lookUp(index, word, 'any') } : own[at]!
    if (isFound(any[at]!) || exact) return any[at]!
    return reread(index, word, language) ?? any[at]!
  })
}

/** Another reading of a word that stands for nothing that the shop sells, itself perhaps a reading of what was typed. */
export function readAgain(index: TextIndex, former: Resolved, language: Language): Resolved[] {
  const { word, insteadOf = word } = former
  const again = reread(index, word, language) ?? [former]
  return again.map((each) => (each.insteadOf ? { ...each, insteadOf } : each))
}

function reread(index: TextIndex, word: string, language: Language): Resolved[] | undefined {
  if (isUnspaced(word)) return inCharacters(index, word)
  return corrected(index, word, language) ?? corrected(index, word, 'any')
}

function isFound({ results }: Resolved): boolean {
  return results.length > 0
}

/** A pair that stands nowhere may be the end of one word and the beginning of the next. */
function inCharacters(index: TextIndex, pair: string): Resolved[] | undefined {
  if (!/\p{Script=Han}/u.test(pair)) return undefined
  return [...pair].map((word) => ({ word, results: index.lookUp(word, 'any', false) }))
}

function corrected(index: TextIndex, word: string, reach: Reach): Resolved[] | undefined {
  const typos = typosAllowed(word)
  return (
    asMisspelled(index, word, reach, Math.min(1, typos)) ??
    asCompound(index, word, reach) ??
    asInflected(index, word, reach) ??
    (typos > 1 ? asMisspelled(index, word, reach, typos) : undefined)
  )
}

function lookUp(index: TextIndex, word: string, reach: Reach): SearchResult[] {
  return index.lookUp(word, reach, word.length > 1 && !/^\d/.test(word))
}

function asCompound(index: TextIndex, word: string, reach: Reach): Resolved[] | undefined {
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

function asInflected(index: TextIndex, word: string, reach: Reach): Resolved[] | undefined {
  for (const stem of stemsOf(word)) {
    const results = index.lookUp(stem, reach, false)
    if (results.length > 0) return [{ word: stem, results }]
  }
  return undefined
}

function asMisspelled(
  index: TextIndex,
  word: string,
  reach: Reach,
  distance: number,
): Resolved[] | undefined {
  if (distance === 0) return undefined
  const near = [
    ...swapped(word).filter((variant) => index.lookUp(variant, reach, false).length > 0),
    ...index.spellings(word, reach, distance).filter((spelling) => spelling !== word),
  ]
  // Nearly everybody gets the first letter right; of a short word without it too little is left.
  const likeliest =
    near.find((spelling) => spelling[0] === word[0]) ?? (word.length > 5 ? near[0] : undefined)
  if (!likeliest) return undefined
  return [{ word: likeliest, insteadOf: word, results: index.lookUp(likeliest, reach, false) }]
}

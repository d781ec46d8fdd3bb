import { everydayWords } from './everyday-words.ts'
import { fold } from './fold.ts'

/** A word of a text as stored in the index, and a bit mask of the parts of the text it covers. */
export type IndexedWord = { word: string; covers: number }

const scripts = '\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー々'
const unspaced = new RegExp(`^[${scripts}]+$`, 'u')
const runs = new RegExp(`[${scripts}]+|(?:(?![${scripts}])[\\p{L}\\p{N}])+`, 'gu')
const written = new RegExp(`[${scripts}]+|(?:(?![${scripts}])[\\p{L}\\p{N}\\p{M}])+(?:['’]s\\b)?`, 'gu')
const shortLetters = /^[a-z]{1,3}$/
const digits = /^\d+$/
/** A text with more parts is too long for a name. */
const partsCounted = 30

/** Japanese and Chinese words whose meaning differs from that of their pairs of characters. */
const wholeRuns = new Set(fold(`${everydayWords.ja} ${everydayWords.zh_tw}`).split(/\s+/))

/** The words of a query, in order. Japanese and Chinese, which have no spaces, are split into pairs of characters. */
export function queryWords(text: string): string[] {
  return partsOf(text).flatMap((part) =>
    unspaced.test(part) && !wholeRuns.has(part) ? pairsOf(part) : [part],
  )
}

/** Every word under which a text is found: its own and common variations. */
export function indexedWords(text: string): IndexedWord[] {
  const parts = partsOf(text)
  const found: IndexedWord[] = []
  let at = 0
  let before: { part: string; at: number } | undefined
  for (const part of parts) {
    if (unspaced.test(part)) {
      const pairs = pairsOf(part)
      for (const [index, word] of pairs.entries()) found.push({ word, covers: bit(at + index) })
      if (part.length > 1) for (const word of new Set(part)) found.push({ word, covers: 0 })
      at += pairs.length
      before = undefined
      continue
    }
    found.push({ word: part, covers: bit(at) })
    // "omega3" for omega 3; "vitamin d" for vitamin D3.
    if (before && digits.test(part) && /^[a-z]+$/.test(before.part))
      found.push({ word: before.part + part, covers: bit(before.at) | bit(at) })
    const [, letter] = /^([a-z])\d{1,2}$/.exec(part) ?? []
    if (letter) found.push({ word: letter, covers: bit(at) })
    before = { part, at }
    at += 1
  }
  return found
}

/** The bits of all words of a text. */
export function coverOf(words: readonly IndexedWord[]): number {
  return words.reduce((cover, { covers }) => cover | covers, 0)
}

export function isUnspaced(word: string): boolean {
  return unspaced.test(word)
}

/** Where the words of a text occur in the original; for Japanese and Chinese, its pairs of characters. */
export function* wordsWithin(text: string): Generator<{ start: number; end: number; written: string }> {
  for (const { index, 0: run } of text.matchAll(written)) {
    const length = unspaced.test(run) ? Math.min(2, run.length) : run.length
    for (let at = 0; at + length <= run.length; at += 1)
      yield { start: index + at, end: index + at + length, written: run.slice(at, at + length) }
  }
}

function partsOf(text: string): string[] {
  const plain = text.replace(/(\p{L})['’]s(?!\p{L})/gu, '$1s').replace(/(?<!\p{L})[dl]['’](?=\p{L})/giu, '')
  const parts = fold(plain).match(runs) ?? []
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    // "B 12" and "co-q 10" are one word.
    if (last !== undefined && digits.test(part) && part.length < 3 && shortLetters.test(last))
      joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}

function pairsOf(run: string): string[] {
  if (run.length < 2) return [run]
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
}

function bit(at: number): number {
  return at < partsCounted ? 1 << at : 0
}

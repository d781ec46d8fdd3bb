import type { Minor } from '../money.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { normaliseQuery } from './normalise-query.ts'
import { priceLimitIn } from './price-limits.ts'
import { smallWords } from './small-words.ts'
import { queryWords } from './words.ts'

/** A parsed query. */
export type Query = {
  words: string[]
  amounts: Amount[]
  /** The highest price somebody wants to pay. */
  priceMax: Minor | undefined
  /** A barcode or SKU, as the shop writes them; undefined if it cannot be one. */
  code: string | undefined
}

/** More words than anybody needs. */
const wordsRead = 12

export function readQuery(typed: string): Query {
  const asked = normaliseQuery(typed)
  const { priceMax, rest: unpriced } = priceLimitIn(asked)
  const { amounts, rest } = amountsIn(unpriced)
  const words = [...new Set(queryWords(rest).filter(isNoLink))]
  const telling = words.filter((word) => !smallWords.has(word))
  const meant = telling.length > 0 ? telling : words.length > 0 ? words : [...new Set(queryWords(unpriced))]
  return { words: meant.slice(0, wordsRead), amounts, priceMax, code: codeOf(asked) }
}

/** "Calcium e magnesium" does not mean vitamin E; "vitamin e" does. */
function isNoLink(word: string, at: number, words: readonly string[]): boolean {
  const isBetween = at > 0 && at < words.length - 1
  return !(isBetween && /^[aeoy]$/.test(word) && !words[at - 1]!.startsWith('vit'))
}

/** Normalises a barcode, however its digits are grouped, or a SKU. One word of letters is a word, not a code. */
export function codeOf(text: string): string | undefined {
  const code = text.replace(/[\s.-]/g, '').toUpperCase()
  if (/^\d{8}$|^\d{12,14}$/.test(code)) return code.padStart(14, '0')
  return /^[A-Z0-9_/]{4,40}$/.test(code) && /\d|\w[-_/.]\w/.test(text) ? code : undefined
}

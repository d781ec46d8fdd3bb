import type { Minor } from '../money.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { askedQuery } from './asked-query.ts'
import { priceLimitIn } from './price-limits.ts'
import { smallWords } from './small-words.ts'
import { queryWords } from './words.ts'

/** What a person typed, read. */
export type Query = {
  words: string[]
  amounts: Amount[]
  /** The most that somebody wants to pay. */
  priceMax: Minor | undefined
  /** Barcode or number of an article, as the shop writes them; undefined where it can be none. */
  code: string | undefined
}

/** More words than anybody means. */
const wordsRead = 12

export function readQuery(typed: string): Query {
  const asked = askedQuery(typed)
  const { priceMax, rest: unpriced } = priceLimitIn(asked)
  const { amounts, rest } = amountsIn(unpriced)
  const words = [...new Set(queryWords(rest).filter(isNoLink))]
  const telling = words.filter((word) => !smallWords.has(word))
  const meant = telling.length > 0 ? telling : words.length > 0 ? words : [...new Set(queryWords(unpriced))]
  return { words: meant.slice(0, wordsRead), amounts, priceMax, code: codeOf(asked) }
}

/** "Calcium e magnesium" asks for no vitamin E; "vitamin e" does. */
function isNoLink(word: string, at: number, words: readonly string[]): boolean {
  const isBetween = at > 0 && at < words.length - 1
  return !(isBetween && /^[aeoy]$/.test(word) && !words[at - 1]!.startsWith('vit'))
}

/** One spelling for a barcode, however its digits are grouped, and for an article number. */
export function codeOf(text: string): string | undefined {
  const code = text.replace(/[\s.-]/g, '').toUpperCase()
  if (/^\d{8}$|^\d{12,14}$/.test(code)) return code.padStart(14, '0')
  return /^[A-Z0-9_/]{4,40}$/.test(code) && /\d/.test(code) ? code : undefined
}

import type { CartProduct } from '#contract/cart.ts'
import { formatNumber } from '../platform/formats.ts'
import { packText, type Words } from '../platform/product-words.ts'

/** "2 × 120 capsules". */
export function packsText(words: Words, quantity: number, product: CartProduct): string {
  const content = packText(words, product)
  const formatted = formatNumber(quantity, words.language)
  return content
    ? words.t('orders:packs-of', { quantity: formatted, content })
    : words.t('orders:packs', { count: quantity, formatted })
}

/** "5 items": packs, not lines. */
export function itemsText({ t, language }: Words, count: number): string {
  return t('orders:items', { count, formatted: formatNumber(count, language) })
}

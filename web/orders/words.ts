import type { CartProduct } from '#contract/cart.ts'
import type { Language } from '#domain/languages.ts'
import type { Translate } from '#domain/translation.ts'
import { formatNumber } from '../platform/formats.ts'

/** `t` reads the namespaces `orders` and `products`. */
export type Words = { t: Translate; language: Language }

/** "120 capsules"; undefined where nobody knows what is in a pack. */
export function contentText({ t, language }: Words, product: CartProduct): string | undefined {
  const { content, unit_of_measure: unit, delivery_form } = product
  if (content === null || unit === null) return delivery_form?.name
  return t(`products:content.${unit}`, { count: content, formatted: formatNumber(content, language) })
}

/** "2 × 120 capsules". */
export function packsText(words: Words, quantity: number, product: CartProduct): string {
  const content = contentText(words, product)
  const formatted = formatNumber(quantity, words.language)
  return content
    ? words.t('orders:packs-of', { quantity: formatted, content })
    : words.t('orders:packs', { count: quantity, formatted })
}

/** "5 items": packs, not lines. */
export function itemsText({ t, language }: Words, count: number): string {
  return t('orders:items', { count, formatted: formatNumber(count, language) })
}

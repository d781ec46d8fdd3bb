import type { Words } from '../platform/product-words.ts'

/** Why a product cannot be bought now and, if known, from when it can. */
export function unavailableText(t: Words['t'], expected: string | undefined): string {
  return expected ? t('products:card.expected', { date: expected }) : t('products:card.unavailable')
}

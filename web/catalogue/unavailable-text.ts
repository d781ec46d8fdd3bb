import type { Words } from '../platform/product-words.ts'

/** Why it cannot be bought now, and where the shop knows it, from when it can. */
export function unavailableText(t: Words['t'], expected: string | undefined): string {
  return expected ? t('products:card.expected', { date: expected }) : t('products:card.unavailable')
}

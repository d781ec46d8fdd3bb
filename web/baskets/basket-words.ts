import type { Basket, BasketProduct } from '#contract/baskets.ts'
import type { BasketState } from '#domain/baskets/states.ts'
import { fullDate } from '../platform/dates.ts'
import { formatNumber } from '../platform/formats.ts'
import { contentText, type Words } from '../platform/product-words.ts'
import type { BadgeTone } from '../ui/badge.tsx'

export const stateTones: Record<BasketState, BadgeTone> = {
  draft: 'quiet',
  sent: 'info',
  opened: 'waiting',
  ordered: 'good',
  withdrawn: 'quiet',
  expired: 'quiet',
}

/** What happened to a basket last: "Sent on 12 November". */
export function latestText({ t, language }: Words, basket: Basket): string {
  const day = (timestamp: string | null) => ({ date: timestamp ? fullDate(timestamp, language) : '' })
  switch (basket.state) {
    case 'draft':
      return t('baskets:latest.draft', day(basket.changed_at))
    case 'sent':
      return t('baskets:latest.sent', day(basket.sent_at))
    case 'opened':
      return t('baskets:latest.opened', day(basket.opened_at))
    case 'ordered':
      return t('baskets:latest.ordered', day(basket.ordered_at))
    case 'withdrawn':
      return t('baskets:latest.withdrawn', day(basket.withdrawn_at))
    case 'expired':
      return t('baskets:latest.expired', day(basket.expires_at))
  }
}

/** "2 × 60 capsules". */
export function packsText(words: Words, product: BasketProduct, quantity: number): string {
  const content = product.variants.find(({ id }) => id === product.product_variant_id)?.content
  const packs = words.t('baskets:packs', { count: quantity })
  if (!content) return packs
  const text = contentText(words, content.amount, content.unit)
  if (quantity === 1) return text
  return words.t('baskets:packs-of', { quantity: formatNumber(quantity, words.language), content: text })
}

/** Why a product cannot be bought in this quantity; undefined if it can. */
export function shortageText({ t }: Words, product: BasketProduct, quantity: number): string | undefined {
  const { state, price, quantity_maximum: maximum } = product
  if (state === 'gone') return t('baskets:shortage.gone')
  if (state === 'closed' || price === null) return t('baskets:shortage.closed')
  if (maximum === 0) return t('baskets:shortage.out')
  return quantity > maximum ? t('baskets:shortage.few', { count: maximum }) : undefined
}

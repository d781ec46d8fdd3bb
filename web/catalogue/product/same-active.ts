import type { ProductDetail } from '#contract/catalogue.ts'
import { formatMoney } from '../../platform/formats.ts'
import type { Words } from '../../platform/product-words.ts'
import { type Card, cardOf } from '../cards/cards.ts'
import { activesText } from '../words.ts'
import { pricePerDay } from './price-per-day.ts'

/** Other brands’ products with the same main active, each with its daily amount and what it costs per day. */
export type SameActive = { own: string; cards: Card[]; slug: string }

export function sameActiveOf(
  product: ProductDetail,
  variant: ProductDetail['variants'][number] | undefined,
  words: Words,
): SameActive | undefined {
  const { same_active: same, label, slug, variants } = product
  if (!same) return undefined
  const { daily_portion, portions_per_pack } = label
  const dailyText = (of: DailyUse) => dailyUseText(words, same.name, of)
  return {
    own: words.t('products:product.this-product', {
      daily: dailyText({
        daily_amount: same.daily_amount,
        daily_portion,
        portions_per_pack,
        variants,
        variant,
      }),
    }),
    cards: same.products.map((other) => ({
      ...cardOf(other, words),
      form: dailyText({ ...other, variant: other.variants[0] }),
    })),
    slug,
  }
}

type DailyUse = Pick<
  NonNullable<ProductDetail['same_active']>['products'][number],
  'daily_amount' | 'daily_portion' | 'portions_per_pack' | 'variants'
> & { variant: ProductDetail['variants'][number] | undefined }

/** "Magnesium 300 mg a day for 0,25 €", or without the price if it is hidden or a pack’s days are unknown. */
function dailyUseText(words: Words, name: string, of: DailyUse): string {
  const { daily_amount, daily_portion: portion, portions_per_pack: portionsPerPack, variants, variant } = of
  const active = activesText(words, [{ name, ...daily_amount }])
  const price = variant ? pricePerDay(variant, { portion, portionsPerPack, variants }) : null
  if (!variant || price === null) return active
  return words.t('products:product.daily-for', { active, price: formatMoney(price, variant.currency) })
}

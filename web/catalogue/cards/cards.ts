import type { Product } from '#contract/catalogue.ts'
import type { Hit, Piece } from '#contract/search.ts'
import type { Range } from '#domain/catalogue/pack-design.ts'
import { otherLang } from '#domain/languages.ts'
import { nearDayText } from '../../platform/days.ts'
import { formatDate, formatMoney } from '../../platform/formats.ts'
import { formText, packContentText, unitPriceText, type Words } from '../../platform/product-words.ts'
import { activesText } from '../words.ts'

/** A product as shown by a card or row, all as text: the browser formats nothing. Absent values do not apply. */
export type Card = {
  id: number
  slug: string
  name: string
  /** Set if the name is not in the page's language. */
  lang?: string
  brand: string
  range: Range
  form: string
  picture?: { small: string; large: string }
  /** The variant used if no pack size is chosen. */
  variantId?: number
  /** The price in major units. */
  amount?: number
  price?: string
  was?: string
  percent?: number
  unitPrice?: string
  actives?: string
  bestBefore?: string
  isNew?: true
  practitionerOnly?: true
  unavailable?: true
  /** The day on which an unavailable product is expected again. */
  expected?: string
  /** Where a search matched, if not in the name. */
  found?: Piece[]
}

export function cardOf(product: Product, words: Words): Card {
  const [variant] = product.variants
  const picture = product.assets.find(({ is_primary }) => is_primary) ?? product.assets[0]
  const content = variant && packContentText(words, variant)
  const card: Card = {
    id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand.name,
    range: product.range,
    form: formText(words, product.delivery_form?.name, content),
  }
  const lang = otherLang(product.language, words.language)
  if (lang) card.lang = lang
  if (picture)
    card.picture = { small: picture.thumbnails.thumbnail_250, large: picture.thumbnails.thumbnail_500 }
  if (variant) Object.assign(card, { variantId: variant.id }, priceOf(variant, words))
  if (product.best_before) card.bestBefore = formatDate(product.best_before, words.language)
  if (product.is_new) card.isNew = true
  if (product.practitioner_only) card.practitionerOnly = true
  if (!product.available) {
    card.unavailable = true
    const [first] = product.variants.flatMap(({ expected_on }) => expected_on ?? []).sort()
    if (first) card.expected = nearDayText(first, words.language)
  }
  return card
}

/** Rows of the list view also show the content of a daily portion. */
export function rowOf(product: Product, words: Words): Card {
  const actives = activesText(words, product.actives ?? [])
  return { ...cardOf(product, words), ...(actives && { actives }) }
}

/** Shows which ingredients matched if neither name nor brand explain the hit. */
export function hitCardOf(hit: Hit, words: Words): Card {
  const ingredients = hit.formatted?.ingredients ?? []
  if (ingredients.length === 0) return cardOf(hit, words)
  const [before = '', after = ''] = words.t('search:results.contains').split('{{ingredients}}')
  const found = [plain(before), ...ingredients, plain(after)].filter(({ text }) => text)
  return { ...cardOf(hit, words), found }
}

const plain = (text: string): Piece => ({ text, match: false })

type Price = Pick<Card, 'price' | 'amount' | 'was' | 'percent' | 'unitPrice'>

export function priceOf(variant: Product['variants'][number], words: Words): Price {
  if (variant.price === null) return {}
  const price: Price = { price: formatMoney(variant.price, variant.currency), amount: variant.price }
  if (variant.unit_price) price.unitPrice = unitPriceText(words, variant.unit_price, variant.currency)
  if (variant.lowest_price_30_days !== null && variant.lowest_price_30_days > variant.price) {
    price.was = formatMoney(variant.lowest_price_30_days, variant.currency)
    if (variant.discount_percent) price.percent = variant.discount_percent
  }
  return price
}

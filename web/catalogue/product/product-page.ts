import type { Asset, Label, ProductDetail, Variant } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import type { Range } from '#domain/catalogue/pack-design.ts'
import { countryName } from '#domain/country-name.ts'
import { type Language, otherLang } from '#domain/languages.ts'
import { nearDayText } from '../../platform/days.ts'
import { formatDate, formatMoney, formatNumber, listText } from '../../platform/formats.ts'
import { contentText, formText, packContentText, type Words } from '../../platform/product-words.ts'
import type { Crumb } from '../breadcrumbs.tsx'
import { type Card, cardOf, priceOf } from '../cards/cards.ts'
import { labelText, namesText } from '../words.ts'
import { type Facts, factsOf } from './facts.ts'
import { pricePerDay } from './price-per-day.ts'
import { productData } from './product-data.ts'
import { type SameActive, sameActiveOf } from './same-active.ts'

export type Picture = {
  view: Asset['view']
  alt: string | null
  thumb: string
  medium: string
  large: string
}
export type VariantChoice = { id: number; name: string; chosen: boolean; available: boolean }

export type ProductPage = {
  id: number
  slug: string
  name: string
  title: string
  summary: string
  /** Set if the product's own texts are not in the page's language. */
  lang?: string
  brand: { id: number; name: string }
  range: Range
  trail: Crumb[]
  /** What the law calls it, in the language `lang`. */
  legalName: string
  form: string
  pictures: Picture[]
  ogImage: string | undefined
  description: string
  /** The first badges for "suitable for" and "free from"; all of them are in the two lists. */
  badges: { free: boolean; name: string }[]
  suitableFor: string
  freeFrom: string
  price: ReturnType<typeof priceOf>
  perDay: string | undefined
  bestBefore: string | undefined
  reduced: boolean
  available: boolean
  expected: string | undefined
  practitionerOnly: boolean
  isNew: true | undefined
  variants: VariantChoice[]
  facts: Facts
  ingredients: string
  allergens: string
  usage: string
  warnings: string[]
  printedWarning: string
  origin: string | undefined
  operator: string
  sku: string
  labReports: { name: string; path: string }[]
  goals: { id: number; name: string; icon: string | null }[]
  related: Card[]
  sameActive: SameActive | undefined
  /** How many protocols contain it, if it may be told. */
  inProtocols: string | undefined
  category: { id: number; name: string } | undefined
  data: object[]
}

const relatedShown = 5
const suitableShown = 1
const freeFromShown = 4

export async function productPage(
  request: PageRequest,
  slug: string,
  variantId: number,
): Promise<ProductPage> {
  const product = await request.api.get<ProductDetail>(cataloguePaths.product(slug))
  const others = [...product.related, ...(product.same_active?.products ?? [])]
  request.shows([product.id, ...others.map(({ id }) => id)])
  return productPageOf(product, variantId, request)
}

export function productPageOf(
  product: ProductDetail,
  variantId: number,
  { t, shop }: Pick<PageRequest, 't' | 'shop'>,
): ProductPage {
  const words: Words = { t, language: shop.language }
  const variant = product.variants.find(({ id }) => id === variantId) ?? product.variants[0]
  const { label } = product
  const form = formText(words, product.delivery_form?.name, variant && packContentText(words, variant))
  const [primary] = product.assets
  const lang = otherLang(product.language, shop.language)
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    title: t('products:meta.product-title', { name: product.name, brand: product.brand.name }),
    summary: t('products:meta.product-description', {
      name: product.name,
      brand: product.brand.name,
      content: form,
    }),
    ...(lang && { lang }),
    brand: { id: product.brand.id, name: product.brand.name },
    range: product.range,
    trail: product.category_path.map(({ id, name }) => ({ name, path: `/products?categories=${id}` })),
    legalName: label.legal_name,
    form,
    pictures: product.assets.map(({ view, alt, thumbnails }) => ({
      view,
      alt,
      thumb: thumbnails.thumbnail_125,
      medium: thumbnails.thumbnail_500,
      large: thumbnails.thumbnail_1000,
    })),
    ogImage: primary?.image_url,
    description: product.description,
    badges: [
      ...product.suitable_for.slice(0, suitableShown).map(({ name }) => ({ free: false, name })),
      ...product.free_from
        .slice(0, freeFromShown)
        .map(({ name }) => ({ free: true, name: labelText(words, 'free_from', name) })),
    ],
    suitableFor: namesOf(product.suitable_for, suitableShown, shop.language),
    freeFrom: namesOf(product.free_from, freeFromShown, shop.language),
    price: variant ? priceOf(variant, words) : {},
    perDay: variant && perDayOf(words, variant, product),
    bestBefore: product.best_before ? formatDate(product.best_before, shop.language) : undefined,
    reduced: Boolean(variant?.lowest_price_30_days),
    available: variant?.availability ?? product.available,
    expected: variant?.expected_on ? nearDayText(variant.expected_on, shop.language) : undefined,
    practitionerOnly: product.practitioner_only,
    isNew: product.is_new || undefined,
    variants: product.variants.map((each) => ({
      id: each.id,
      name: packContentText(words, each) ?? each.sku,
      chosen: each === variant,
      available: each.availability,
    })),
    facts: factsOf(label, words),
    ingredients: label.ingredient_list,
    allergens: allergensText(words, label.allergens),
    usage: product.usage,
    warnings: label.warnings.map((key) => t(`products:warnings.${key}`)),
    printedWarning: label.warning,
    origin: originOf(label, shop.language),
    operator: label.operator,
    sku: variant?.sku ?? '',
    labReports: reportsOf(product, variant, words),
    goals: product.health_goals.map(({ id, name, icon }) => ({ id, name, icon })),
    related: product.related.slice(0, relatedShown).map((other) => cardOf(other, words)),
    sameActive: sameActiveOf(product, variant, words),
    inProtocols:
      product.protocol_count === null
        ? undefined
        : t('products:product.in-protocols', {
            count: product.protocol_count,
            formatted: formatNumber(product.protocol_count, shop.language),
          }),
    category: product.category_path.at(-1),
    data: productData(product, variant, {
      origin: shop.origin,
      language: shop.language,
      home: t('products:breadcrumb.home'),
    }),
  }
}

/** Of the batches of one pack size. */
function reportsOf(product: ProductDetail, variant: Variant | undefined, { t, language }: Words) {
  return product.lab_reports
    .filter((report) => report.product_variant_id === variant?.id)
    .map(({ batch_id: id, number, best_before: day }) => ({
      name: t('products:product.lab-report', { number, date: formatDate(day, language) }),
      path: `/api${stockPaths.publicLabReport(id)}`,
    }))
}

/** All names of a group, if its badges do not show all of them. */
function namesOf(options: readonly { name: string }[], shown: number, language: Language): string {
  return options.length <= shown ? '' : namesText(options, language)
}

/** "0,50 € per day at 2 capsules", if label and contents tell how long a pack lasts. */
function perDayOf(words: Words, variant: Variant, { label, variants }: ProductDetail): string | undefined {
  const { daily_portion: portion, portions_per_pack: portionsPerPack } = label
  const price = pricePerDay(variant, { portion, portionsPerPack, variants })
  if (price === null || !portion) return undefined
  return words.t('products:product.at-portion', {
    price: formatMoney(price, variant.currency),
    portion: contentText(words, portion.amount, portion.unit),
  })
}

function allergensText({ t, language }: Words, allergens: Label['allergens']): string {
  if (allergens.length === 0) return t('products:product.no-allergens')
  const names = allergens.map((key) => t(`products:allergens.${key}`))
  return t('products:product.allergens', { list: listText(names, language) })
}

function originOf({ country_of_origin: code }: Label, language: Language): string | undefined {
  return code === null ? undefined : (countryName(code, language) ?? code)
}

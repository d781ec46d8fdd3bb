import type { Asset, Product, ProductDetail, SameActive, Variant } from '#contract/catalogue.ts'
import { type MediaWidth, mediaPath, productImagePath } from '#contract/media.ts'
import { amountPerUnit } from '#domain/catalogue/portions.ts'
import { unitPriceOf } from '#domain/catalogue/prices.ts'
import { newestAfter } from '#domain/catalogue/sale.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { type Currency, toMajor } from '#domain/money.ts'
import { formName } from '../vocabulary/vocabulary.ts'
import type { Catalogue } from './catalogue.ts'
import { type Entry, linesOf, textsOf, type VariantEntry } from './entry.ts'
import { pictureVersion } from './pictures.ts'
import { categoryPath, rangeOf, termsOf } from './placement.ts'
import type { AssetRow } from './rows.ts'
import { namedIn, nameIn, type Term, type Vocabulary } from './vocabulary.ts'

type NewProductsCache = { version: number; afterMs: number }
const cache = new WeakMap<Catalogue, NewProductsCache>()

/** Whether a product may be called new: it is recent, and among the newest few. */
function isAmongNewest(catalogue: Catalogue, entry: Entry): boolean {
  return entry.isNew && entry.createdMs > afterMsOf(catalogue)
}

function afterMsOf(catalogue: Catalogue): number {
  const { version, entries } = catalogue
  const known = cache.get(catalogue)
  if (known?.version === version) return known.afterMs
  const afterMs = newestAfter(entries.flatMap((entry) => (entry ? [entry.createdMs] : [])))
  cache.set(catalogue, { version, afterMs })
  return afterMs
}

/** How a product is presented: the language, the shop's currency, and who may see practitioner prices. */
export type View = {
  language: Language
  currency: Currency
  practitionerPrices: boolean
  /** Products whose price the caller may see nevertheless. */
  sharedProducts?: ReadonlySet<number> | undefined
}

export function showsPrice({ id, practitionerOnly }: Entry, view: View): boolean {
  return !practitionerOnly || view.practitionerPrices || (view.sharedProducts?.has(id) ?? false)
}

/** A product as shown in lists. */
export function productOf(catalogue: Catalogue, entry: Entry, view: View): Product {
  return describe(catalogue, entry, view, entry.assets.slice(0, 1))
}

function describe(catalogue: Catalogue, entry: Entry, view: View, pictures: readonly AssetRow[]): Product {
  const { vocabulary } = catalogue
  const { language } = view
  const named = namedIn(vocabulary, language)
  const deliveryForm = termsOf(vocabulary, entry, 'delivery_form')[0]
  const assets = pictures.map((picture, index) => assetOf(vocabulary, entry, { picture, index, language }))
  const images = assets.map((asset) => asset.image_url)
  return {
    id: entry.id,
    slug: entry.slug,
    name: nameIn(entry.names, language) ?? entry.slug,
    language: languageOfText(entry.names, language),
    brand: named.brands.get(entry.brandId) ?? { id: entry.brandId, slug: '', name: '' },
    delivery_form: named.terms.get(deliveryForm?.id ?? 0) ?? null,
    range: rangeOf(vocabulary, entry),
    practitioner_only: entry.practitionerOnly,
    available: entry.available,
    sale: entry.sale,
    best_before: entry.bestBefore,
    is_new: isAmongNewest(catalogue, entry),
    created_at: new Date(entry.createdMs).toISOString(),
    updated_at: new Date(entry.updatedMs).toISOString(),
    actives: entry.actives.map(([ingredientId, name, , amount, unit]) => ({
      name: ingredientName(vocabulary, ingredientId, language) ?? name,
      amount,
      unit,
    })),
    assets,
    variants: entry.variants.map((variant) => variantOf(variant, images, view, showsPrice(entry, view))),
  }
}

function variantOf(variant: VariantEntry, images: string[], view: View, priceShown: boolean): Variant {
  const { id, sku, barcode, price, reduction, content, weightGrams, available, expectedOn } = variant
  const unitPrice = priceShown ? unitPriceOf(price, content) : null
  return {
    id,
    sku,
    barcode,
    price: priceShown ? toMajor(price) : null,
    currency: view.currency,
    lowest_price_30_days: priceShown && reduction ? toMajor(reduction.lowestBefore) : null,
    discount_percent: priceShown && reduction ? reduction.percent : null,
    unit_price: unitPrice && { ...unitPrice, amount: toMajor(unitPrice.amount) },
    unit_of_measure: content?.unit ?? null,
    content: content?.amount ?? null,
    weight: weightGrams,
    availability: available,
    expected_on: expectedOn,
    images,
  }
}

export function assetPath(
  vocabulary: Vocabulary,
  entry: Entry,
  { id, view, image }: AssetRow,
  width: MediaWidth,
): string {
  if (image !== null) return productImagePath(image, width)
  return mediaPath(id, pictureVersion(vocabulary, entry, view), width)
}

type Pictured = { picture: AssetRow; index: number; language: Language }

function assetOf(vocabulary: Vocabulary, entry: Entry, { picture: asset, index, language }: Pictured): Asset {
  const { id, view, alt } = asset
  const path = (width: MediaWidth) => assetPath(vocabulary, entry, asset, width)
  return {
    asset_id: id,
    asset_order: index + 1,
    is_primary: index === 0,
    view,
    alt: alt[language] || alt[fallbackLanguage] || null,
    image_url: path(1000),
    thumbnails: {
      thumbnail_75: path(75),
      thumbnail_125: path(125),
      thumbnail_250: path(250),
      thumbnail_500: path(500),
      thumbnail_1000: path(1000),
    },
  }
}

/** What a product’s page shows that is not about this product alone. */
type PageContext = {
  related: readonly Entry[]
  sameActive: SameActive | null
  protocolCount: number | null
}

const noPageContext: PageContext = { related: [], sameActive: null, protocolCount: null }

export function detailOf(
  catalogue: Catalogue,
  entry: Entry,
  view: View,
  { related, sameActive, protocolCount }: PageContext = noPageContext,
): ProductDetail {
  const { vocabulary } = catalogue
  const { language } = view
  const texts = textsOf(entry)
  const own = texts[languageOfText(texts, language)]
  const [description, usage, ingredientList, warning, legalName] = own ?? ['', '', '', '', '']
  const inGroup = (group: TermGroup) => namedTerms(termsOf(vocabulary, entry, group))
  const namedTerms = (terms: Term[]) =>
    terms.flatMap((term) => namedIn(vocabulary, language).terms.get(term.id) ?? [])
  return {
    ...describe(catalogue, entry, view, entry.assets),
    description,
    usage,
    label: {
      daily_portion: entry.portion,
      portions_per_pack: entry.portionsPerPack,
      lines: linesOf(entry).map(([ingredientId, name, form, amount, unit, nrvPercent]) => ({
        ingredient_id: ingredientId,
        name: ingredientName(vocabulary, ingredientId, language) ?? name,
        form: form && formName(form, language),
        amount,
        unit,
        amount_per_unit: amountPerUnit(amount, entry.portion),
        nrv_percent: nrvPercent,
      })),
      ingredient_list: ingredientList,
      allergens: entry.allergens,
      warnings: entry.warnings,
      warning,
      country_of_origin: entry.countryOfOrigin,
      legal_name: legalName,
      operator: entry.operator,
    },
    category_path: namedTerms(categoryPath(vocabulary, entry)),
    categories: inGroup('categories'),
    health_goals: inGroup('health_goals').map((goal) => ({
      ...goal,
      icon: vocabulary.terms.get(goal.id)?.icon ?? null,
    })),
    suitable_for: inGroup('suitable_for'),
    free_from: inGroup('free_from'),
    lab_reports: entry.labReports.map(({ batchId, variantId, number, bestBefore }) => ({
      batch_id: batchId,
      product_variant_id: variantId,
      number,
      best_before: bestBefore,
    })),
    related: related.map((other) => productOf(catalogue, other, view)),
    same_active: sameActive,
    protocol_count: protocolCount,
  }
}

export function ingredientName(
  vocabulary: Vocabulary,
  id: number | null,
  language: Language,
): string | undefined {
  const names = id === null ? undefined : vocabulary.ingredients.get(id)
  return names && nameIn(names, language)
}

function languageOfText(texts: Partial<Record<Language, unknown>>, language: Language): Language {
  if (texts[language] !== undefined || texts[fallbackLanguage] !== undefined) {
    return texts[language] === undefined ? fallbackLanguage : language
  }
  return (Object.keys(texts)[0] as Language | undefined) ?? fallbackLanguage
}

import type { BrandDesign } from '#domain/catalogue/pack-design.ts'
import { toMajor } from '#domain/money.ts'
import type { LineRecord, PriceRecord, ProductRecord, VariantRecord } from './record.ts'
import { escapedCell, joinParts, termColumns, textColumns } from './verbena-columns.ts'

export type BrandRecord = { slug: string; name: string; country: string | null; design: BrandDesign | null }

/**
 * A product as rows of our own file format: one per variant, with the product's own data in the first. `withheld`: packs
 * withheld from sale, by SKU, which a file counts as stock.
 */
export function verbenaRows(
  product: ProductRecord,
  brand: BrandRecord,
  withheld: ReadonlyMap<string, number>,
): Record<string, string>[] {
  const key = {
    source: product.source,
    source_key: product.sourceKey,
    brand: brand.name,
    name_en: product.texts.en?.name ?? '',
  }
  const whole = { ...productCells(product), ...brandCells(brand), ...key }
  const variants = product.variants.length > 0 ? product.variants : [undefined]
  return variants.map((variant, index) => {
    const cells: Record<string, string> = {
      ...(index === 0 ? whole : key),
      ...(variant ? variantCells(variant, withheld.get(variant.sku) ?? 0) : {}),
    }
    return Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, escapedCell(cell)]))
  })
}

function brandCells(brand: BrandRecord): Record<string, string> {
  return { brand_slug: brand.slug, brand_country: brand.country ?? '', brand_design: jsonCell(brand.design) }
}

function productCells(product: ProductRecord): Record<string, string> {
  return {
    slug: product.slug,
    status: product.status,
    ...Object.fromEntries(
      textColumns.map(({ column, field, language }) => [column, product.texts[language]?.[field] ?? '']),
    ),
    ...Object.fromEntries(termColumns.map((group) => [group, product.terms[group].join('|')])),
    practitioner_only: product.practitionerOnly ? 'yes' : 'no',
    portion_amount: numberCell(product.portionAmount),
    portion_unit: product.portionUnit ?? '',
    portions_per_pack: numberCell(product.portionsPerPack),
    label: product.lines.map(lineCell).join('\n'),
    allergens: product.allergens.join('|'),
    warnings: product.warnings.join('|'),
    country_of_origin: product.countryOfOrigin ?? '',
    best_before: product.bestBefore ?? '',
    operator: product.operator,
    design: jsonCell(product.design),
    // Photos stay in the shop: a file names only what it draws itself.
    pictures: product.assets
      .filter(({ image }) => image === null)
      .map(({ view, sourceUrl }) => (sourceUrl ? `${view} ${sourceUrl}` : view))
      .join('\n'),
    review: product.review.join('|'),
    created_at: product.createdAt,
  }
}

function variantCells(variant: VariantRecord, withheld: number): Record<string, string> {
  return {
    sku: variant.sku,
    barcode: variant.barcode ?? '',
    content_amount: numberCell(variant.contentAmount),
    content_unit: variant.contentUnit ?? '',
    weight_grams: numberCell(variant.weightGrams),
    stock: String(variant.stock + withheld),
    expected_on: variant.expectedOn ?? '',
    prices: variant.prices.map(priceCell).join('\n'),
  }
}

/** `vitamin-c | Vitamin C | ascorbic acid | 80 mg | 100` */
function lineCell(line: LineRecord): string {
  const amount = line.amount === null ? '' : `${line.amount} ${line.unit}`
  return joinParts([line.ingredient ?? '', line.name, line.form ?? '', amount, numberCell(line.nrvPercent)])
}

/** `EUR 24.90 2026-01-31T00:00:00.000Z` */
function priceCell(price: PriceRecord): string {
  return `${price.currency} ${toMajor(price.amountMinor).toFixed(2)} ${price.validFrom}`
}

const numberCell = (number: number | null) => (number === null ? '' : String(number))
const jsonCell = (value: object | null) => (value === null ? '' : JSON.stringify(value, sorted))

// PostgreSQL reorders JSON keys; sorted, the same design always gives the same text.
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

import { barcodeOf } from '#domain/catalogue/barcode.ts'
import { stockMaximum } from '#domain/catalogue/stock/reasons.ts'
import { textMaximum } from '#domain/catalogue/text-limits.ts'
import { slugOf } from '#domain/slug.ts'
import { brandSlug } from './brand-choice.ts'
import { categoriesOf, deliveryFormOf } from './categories.ts'
import { paragraphsOf, rawOf, textOf } from './cells.ts'
import type { ColumnMapping } from './column-mapping.ts'
import type { SupplierField } from './column-names.ts'
import { contentsOf } from './contents.ts'
import { countryOf } from './countries.ts'
import { barcodeNotes } from './dsld-overview.ts'
import { languageOfText } from './language-of-text.ts'
import { isDay, priceOf, stockOf } from './money-text.ts'
import { type Note, note, reason } from './outcome.ts'
import type { Assumptions, Cells, ProductPatch, Reading, Target, VariantPatch, Vocabulary } from './record.ts'
import { unescapedCell } from './verbena-columns.ts'

/** The cells of a row by our fields; a field that the file lacks is absent. */
export function mappedCells(cells: Cells, mapping: ColumnMapping): Cells {
  const fields = Object.entries(mapping).map(([field, column]) => [
    field,
    unescapedCell(rawOf(cells, column)),
  ])
  return Object.fromEntries(fields)
}

const skuMaximum = 64
const longTexts = [
  ['description', textMaximum.description],
  ['usage', textMaximum.usage],
  ['ingredients', textMaximum.ingredientList],
] as const

/**
 * A supplier's own columns, mapped to ours. With names, new products arrive as drafts; without, prices and stock of
 * existing products are set. An empty cell changes nothing.
 */
export function readSupplier(
  [row]: readonly Cells[],
  vocabulary: Vocabulary,
  assumptions: Assumptions,
): Reading {
  const cell = (field: SupplierField) => textOf(row!, field)
  const barcode = barcodeNotes(cell('barcode'))
  const sku = cell('sku') || (barcode.barcode ?? '')
  if (!sku && cell('barcode'))
    return reason('value-not-readable', { column: 'barcode', text: cell('barcode') })
  if (!sku || sku.length > skuMaximum) return reason('key-missing', { column: 'sku' })
  const notes: Note[] = [...barcode.notes]
  const variant = variantOf(row!, { sku, barcode: barcode.barcode }, assumptions, notes)
  if ('refused' in variant) return variant
  if (row!.name === undefined) {
    const target: Target = cell('sku') ? { sku } : { barcode: barcodeOf(cell('barcode'))! }
    return { patch: { target, creates: false, variants: [onlyGoods(variant, target)] }, notes }
  }
  const name = cell('name')
  if (!name) return reason('name-missing', { column: 'name' })
  const tooLong = longTexts.find(([field, maximum]) => paragraphsOf(row!, field).length > maximum)
  if (tooLong) return reason('text-too-long', { column: tooLong[0], longest: tooLong[1] })
  const named = cell('brand') || assumptions.supplier
  if (!named) return reason('brand-missing', { column: 'brand' })
  const brand = brandOf(named, vocabulary, assumptions)
  if ('refused' in brand) return brand
  const source = `supplier-${slugOf(assumptions.supplier ?? named) || 'other'}`
  const patch: ProductPatch = {
    target: { source, sourceKey: sku, knownAs: sku },
    creates: true,
    explainsDraft: true,
    brand: { ...brand, ...(cell('brand') ? {} : { onlyIfNew: true }) },
    texts: textsOf(row!, name),
    ...termsOf(name, cell('contents')),
    variants: [variant],
    ...countryIn(cell('country'), notes),
  }
  return { patch, notes }
}

/** A name that is like a known brand's may be a misspelling: an admin decides. */
function brandOf(name: string, vocabulary: Vocabulary, { brandChoices }: Assumptions) {
  if (!brandChoices || vocabulary.brand(brandSlug(name))) return { name }
  const choice = Object.hasOwn(brandChoices, name) ? brandChoices[name] : undefined
  if (choice === null) return { name }
  const chosen = choice && vocabulary.brand(choice)
  if (chosen) return chosen
  const similar = vocabulary.similarBrand(name)
  if (!similar) return { name }
  return reason('brand-unclear', { column: 'brand', brand: name, known: similar.name, slug: similar.slug })
}

function variantOf(
  row: Cells,
  { sku, barcode }: { sku: string; barcode: string | null },
  { currency }: Assumptions,
  notes: Note[],
) {
  const variant: VariantPatch = { sku, ...(barcode ? { barcode } : {}) }
  const price = textOf(row, 'price')
  if (price) {
    const amountMinor = priceOf(price)
    if (amountMinor === null) return reason('price-not-readable', { column: 'price', text: price })
    variant.prices = [{ currency, amountMinor }]
  }
  const stock = textOf(row, 'stock')
  if (stock) {
    const packs = stockOf(stock)
    if (packs === null || packs > stockMaximum)
      return reason('stock-not-readable', { column: 'stock', text: stock })
    variant.stock = packs
  }
  const expected = textOf(row, 'expected_on')
  if (expected && !isDay(expected))
    return reason('value-not-readable', { column: 'expected_on', text: expected })
  if (expected) variant.expectedOn = expected
  const weight = textOf(row, 'weight')
  const grams = Number(weight.replace(/\s*g$/i, '').replace(',', '.'))
  if (weight && !(grams > 0 && grams <= 1_000_000))
    return reason('value-not-readable', { column: 'weight', text: weight })
  if (weight) variant.weightGrams = Math.max(1, Math.round(grams))
  const printed = textOf(row, 'contents')
  const contents = printed ? contentsOf(printed) : null
  if (printed && !contents) notes.push(note('contents-not-read', { text: printed }))
  if (contents && contents.contents.amount <= 1_000_000) {
    variant.contentAmount = contents.contents.amount
    variant.contentUnit = contents.contents.unit
  }
  return variant
}

/** The price and stock of a product that exists; what it is stays as it is. */
function onlyGoods(variant: VariantPatch, target: Target): VariantPatch {
  const { prices, stock, expectedOn } = variant
  return {
    ...('sku' in target ? { sku: target.sku } : 'barcode' in target ? { barcode: target.barcode } : {}),
    ...(prices ? { prices } : {}),
    ...(stock === undefined ? {} : { stock }),
    ...(expectedOn ? { expectedOn } : {}),
  }
}

function textsOf(row: Cells, name: string): NonNullable<ProductPatch['texts']> {
  const description = paragraphsOf(row, 'description')
  const usage = paragraphsOf(row, 'usage')
  const ingredientList = paragraphsOf(row, 'ingredients')
  const language = languageOfText(`${name} ${description} ${usage}`) ?? 'en'
  return {
    [language]: {
      name,
      ...(description ? { description } : {}),
      ...(usage ? { usage } : {}),
      ...(ingredientList ? { ingredientList } : {}),
    },
  }
}

/** Options of a new product; those that an admin chose for a known one stay. */
function termsOf(name: string, contents: string): Pick<ProductPatch, 'newTerms'> {
  return {
    newTerms: { categories: categoriesOf(name, ''), delivery_form: deliveryFormOf(contents, name) },
  }
}

function countryIn(printed: string, notes: Note[]): Pick<ProductPatch, 'countryOfOrigin'> {
  if (!printed) return {}
  const code = countryOf(printed)
  if (!code) notes.push(note('country-not-read', { text: printed }))
  return code ? { countryOfOrigin: code } : {}
}

import { barcodeOf } from '#domain/catalogue/barcode.ts'
import type { BrandDesign, PackDesign } from '#domain/catalogue/pack-design.ts'
import {
  type Allergen,
  allergens,
  type ContentUnit,
  contentUnits,
  type LabelWarning,
  labelWarnings,
  productStatuses,
} from '#domain/catalogue/vocabulary.ts'
import { hasColumn, rawOf } from './cells.ts'
import { isDay, stockOf, timestampOf } from './money-text.ts'
import { type Note, note, type Reason, reason, reviewCodes } from './outcome.ts'
import { printable } from './plain-text.ts'
import type { BrandPatch, Cells, ProductPatch, ProductText, Reading, VariantPatch } from './record.ts'
import { CellProblem, type Read, readAssets, readLines, readPrices } from './verbena-cells.ts'
import { termColumns, textColumns, unescapedCell } from './verbena-columns.ts'

/**
 * Our own file format, documented in docs/imports.md. A missing column changes nothing; an empty cell empties its
 * field.
 */
export function readVerbena(rows: readonly Cells[]): Reading {
  const [first] = rows
  const read: Read = (column) =>
    hasColumn(first!, column) ? unescapedCell(rawOf(first!, column)) : undefined
  const sourceKey = printable(read('source_key') ?? '').trim()
  const brand = printable(read('brand') ?? '').trim()
  if (!sourceKey) return reason('key-missing', { column: 'source_key' })
  if (!brand) return reason('brand-missing')
  const notes: Note[] = []
  try {
    const patch: ProductPatch = {
      target: { source: read('source') || 'verbena', sourceKey },
      creates: true,
      brand: brandOf(brand, read),
      texts: textsOfRow(read),
      terms: Object.fromEntries(
        termColumns.flatMap((group) => {
          const cell = read(group)
          return cell === undefined ? [] : [[group, parts(cell)]]
        }),
      ),
      ...factsOf(read),
      variants: rows.map((row) => variantOf(row, notes)).filter((variant) => variant.sku !== ''),
    }
    if (!Object.values(patch.texts ?? {}).some((text) => text.name)) return reason('name-missing')
    return { patch, notes }
  } catch (problem) {
    if (problem instanceof CellProblem) return { refused: problem.reason satisfies Reason }
    throw problem
  }
}

const parts = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function textsOfRow(read: Read): NonNullable<ProductPatch['texts']> {
  const texts: Record<string, Partial<ProductText>> = {}
  for (const { column, field, language } of textColumns) {
    const cell = read(column)
    if (cell !== undefined) texts[language] = { ...texts[language], [field]: printable(cell) }
  }
  return texts
}

function brandOf(name: string, read: Read): BrandPatch {
  const slug = read('brand_slug')
  const country = read('brand_country')
  const design = objectIn<BrandDesign>('brand_design', read)
  return { name, ...(slug ? { slug } : {}), ...(country ? { country } : {}), ...(design ? { design } : {}) }
}

function factsOf(read: Read): Partial<ProductPatch> {
  const given = <Name extends keyof ProductPatch>(
    column: string,
    name: Name,
    parse: (cell: string) => ProductPatch[Name],
  ): Partial<ProductPatch> => {
    const cell = read(column)
    return cell === undefined ? {} : { [name]: parse(cell) }
  }
  const status = read('status')
  const slug = read('slug')
  const createdAt = read('created_at')
  return {
    ...(slug ? { slug } : {}),
    ...(status ? { status: oneOf('status', status, productStatuses) } : {}),
    ...given('practitioner_only', 'practitionerOnly', (cell) => /^(yes|true|1)$/i.test(cell)),
    ...given('portion_amount', 'portionAmount', (cell) => numberIn('portion_amount', cell)),
    ...given('portion_unit', 'portionUnit', (cell) => unitIn('portion_unit', cell)),
    ...given('portions_per_pack', 'portionsPerPack', (cell) => numberIn('portions_per_pack', cell)),
    ...given('label', 'lines', readLines),
    ...given('allergens', 'allergens', (cell) =>
      parts(cell).map((item): Allergen => oneOf('allergens', item, allergens)),
    ),
    ...given('warnings', 'warnings', (cell) =>
      parts(cell).map((item): LabelWarning => oneOf('warnings', item, labelWarnings)),
    ),
    ...given('country_of_origin', 'countryOfOrigin', (cell) =>
      textIn('country_of_origin', cell, (text) => /^[A-Z]{2}$/.test(text)),
    ),
    ...given('best_before', 'bestBefore', (cell) => textIn('best_before', cell, isDay)),
    ...given('operator', 'operator', printable),
    ...given('design', 'design', () => objectIn<Partial<PackDesign>>('design', read)),
    ...given('pictures', 'assets', readAssets),
    ...given('review', 'review', (cell) => parts(cell).map((item) => oneOf('review', item, reviewCodes))),
    ...(createdAt ? { createdAt: momentIn('created_at', createdAt) } : {}),
  }
}

function variantOf(row: Cells, notes: Note[]): VariantPatch {
  const read: Read = (column) => (hasColumn(row, column) ? unescapedCell(rawOf(row, column)) : undefined)
  const variant: VariantPatch = { sku: printable(read('sku') ?? '').trim() }
  const barcode = read('barcode')
  if (barcode !== undefined) {
    variant.barcode = barcodeOf(barcode) ?? null
    if (barcode !== '' && variant.barcode === null)
      notes.push(note('barcode-wrong-check-digit', { text: barcode }))
  }
  const amount = read('content_amount')
  if (amount !== undefined) variant.contentAmount = numberIn('content_amount', amount)
  const unit = read('content_unit')
  if (unit !== undefined) variant.contentUnit = unitIn('content_unit', unit)
  const weight = read('weight_grams')
  if (weight !== undefined) variant.weightGrams = wholeIn('weight_grams', weight)
  const stock = read('stock')
  if (stock) {
    const packs = stockOf(stock)
    if (packs === null) throw new CellProblem('stock-not-readable', { text: stock })
    variant.stock = packs
  }
  const expected = read('expected_on')
  if (expected !== undefined) variant.expectedOn = textIn('expected_on', expected, isDay)
  const prices = read('prices')
  if (prices) variant.prices = readPrices(prices)
  return variant
}

function numberIn(column: string, cell: string): number | null {
  if (cell.trim() === '') return null
  const number = Number(cell)
  if (!Number.isFinite(number) || number < 0)
    throw new CellProblem('value-not-readable', { column, text: cell })
  return number
}

function wholeIn(column: string, cell: string): number | null {
  const number = numberIn(column, cell)
  if (number !== null && !Number.isInteger(number))
    throw new CellProblem('value-not-readable', { column, text: cell })
  return number
}

function unitIn(column: string, cell: string): ContentUnit | null {
  return cell === '' ? null : oneOf(column, cell, contentUnits)
}

function oneOf<Item extends string>(column: string, cell: string, items: readonly Item[]): Item {
  const found = items.find((item) => item === cell.trim())
  if (found === undefined) throw new CellProblem('value-not-readable', { column, text: cell })
  return found
}

function textIn(column: string, cell: string, isGood: (text: string) => boolean): string | null {
  if (cell === '') return null
  if (!isGood(cell)) throw new CellProblem('value-not-readable', { column, text: cell })
  return cell
}

function momentIn(column: string, cell: string): string {
  const timestamp = timestampOf(cell)
  if (timestamp === null) throw new CellProblem('value-not-readable', { column, text: cell })
  return timestamp
}

function objectIn<Shape extends object>(column: string, read: Read): Shape | null {
  const cell = read(column)
  if (!cell) return null
  try {
    const value: unknown = JSON.parse(cell)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Shape
  } catch {}
  throw new CellProblem('value-not-readable', { column, text: cell })
}

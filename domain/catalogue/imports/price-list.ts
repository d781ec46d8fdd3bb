import { barcodeOf } from '#domain/catalogue/barcode.ts'
import { textOf } from './cells.ts'
import { currencyOf, isDay, priceOf, stockOf, timestampOf } from './money-text.ts'
import { reason } from './outcome.ts'
import type { Assumptions, Cells, PricePatch, Reading, Target, VariantPatch, Vocabulary } from './record.ts'

/** Price, and optionally stock, of existing products, found by SKU or bar code. */
export function readPriceList([row]: readonly Cells[], _: Vocabulary, assumptions: Assumptions): Reading {
  const sku = textOf(row!, 'sku')
  const printedBarcode = textOf(row!, 'barcode')
  const barcode = barcodeOf(printedBarcode)
  if (!sku && !barcode)
    return printedBarcode
      ? reason('value-not-readable', { column: 'barcode', text: printedBarcode })
      : reason('key-missing', { column: 'sku' })
  const target: Target = sku ? { sku } : { barcode: barcode! }

  const currency =
    textOf(row!, 'currency') === '' ? assumptions.currency : currencyOf(textOf(row!, 'currency'))
  if (!currency) return reason('currency-unknown', { column: 'currency', text: textOf(row!, 'currency') })
  const amountMinor = priceOf(textOf(row!, 'price'))
  if (amountMinor === null)
    return reason('price-not-readable', { column: 'price', text: textOf(row!, 'price') })
  const former = formerPrice(row!, currency)
  if (!Array.isArray(former)) return former
  const from = textOf(row!, 'valid_from')
  const validFrom = from ? timestampOf(from) : undefined
  if (validFrom === null) return reason('value-not-readable', { column: 'valid_from', text: from })
  const prices = [...former, { currency, amountMinor, ...(validFrom ? { validFrom } : {}) }]

  const printedStock = textOf(row!, 'stock')
  const stock = printedStock ? stockOf(printedStock) : undefined
  if (stock === null) return reason('stock-not-readable', { column: 'stock', text: printedStock })
  const expectedOn = textOf(row!, 'expected_on')
  if (expectedOn && !isDay(expectedOn))
    return reason('value-not-readable', { column: 'expected_on', text: expectedOn })
  const variant: VariantPatch = {
    ...target,
    prices,
    ...(stock === undefined ? {} : { stock }),
    ...(expectedOn ? { expectedOn } : {}),
  }
  return { patch: { target, creates: false, variants: [variant] }, notes: [] }
}

/** The price before this one, if the file has it. */
function formerPrice(row: Cells, currency: PricePatch['currency']): PricePatch[] | ReturnType<typeof reason> {
  const text = textOf(row, 'previous_price')
  if (!text) return []
  const amountMinor = priceOf(text)
  if (amountMinor === null) return reason('price-not-readable', { column: 'previous_price', text })
  const from = textOf(row, 'previous_from')
  const validFrom = timestampOf(from)
  if (!validFrom) return reason('value-not-readable', { column: 'previous_from', text: from })
  return [{ currency, amountMinor, validFrom }]
}

import { barcodeOf } from '#domain/catalogue/barcode.ts'
import { textOf } from './cells.ts'
import { currencyOf, momentOf, priceOf, stockOf } from './money-text.ts'
import { reason } from './outcome.ts'
import type { Assumptions, Cells, PricePatch, Reading, Target, VariantPatch, Vocabulary } from './record.ts'

/** Price, and optionally stock, of what is already in the catalogue, found by SKU or bar code. */
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
  if (!currency) return reason('currency-unknown', { text: textOf(row!, 'currency') })
  const amountMinor = priceOf(textOf(row!, 'price'))
  if (amountMinor === null) return reason('price-not-readable', { text: textOf(row!, 'price') })
  const prices: PricePatch[] = []

  const formerly = textOf(row!, 'previous_price')
  if (formerly) {
    const former = priceOf(formerly)
    const since = momentOf(textOf(row!, 'previous_from'))
    if (former === null) return reason('price-not-readable', { text: formerly })
    if (!since)
      return reason('value-not-readable', { column: 'previous_from', text: textOf(row!, 'previous_from') })
    prices.push({ currency, amountMinor: former, validFrom: since })
  }
  const from = textOf(row!, 'valid_from')
  const validFrom = from ? momentOf(from) : undefined
  if (validFrom === null) return reason('value-not-readable', { column: 'valid_from', text: from })
  prices.push({ currency, amountMinor, ...(validFrom ? { validFrom } : {}) })

  const printedStock = textOf(row!, 'stock')
  const stock = printedStock ? stockOf(printedStock) : undefined
  if (stock === null) return reason('stock-not-readable', { text: printedStock })
  const variant: VariantPatch = { ...target, prices, ...(stock === undefined ? {} : { stock }) }
  return { patch: { target, creates: false, variants: [variant] }, notes: [] }
}

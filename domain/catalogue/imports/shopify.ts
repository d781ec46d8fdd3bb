import { freeFrom, suitableFor } from './audiences.ts'
import { categoriesOf, deliveryFormOf } from './categories.ts'
import { listOf, paragraphsOf, textOf } from './cells.ts'
import { contentsOf } from './contents.ts'
import { barcodeNotes } from './dsld-overview.ts'
import { languageOfText } from './language-of-text.ts'
import { priceOf, stockOf } from './money-text.ts'
import { type Note, note, reason } from './outcome.ts'
import type { Assumptions, Cells, DrawnAsset, Reading, VariantPatch, Vocabulary } from './record.ts'

export const shopifyColumns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Variant SKU',
  'Variant Price',
] as const

/** Shopify's product export: the rows of one handle are the variants and pictures of one product. */
export function readShopify(rows: readonly Cells[], _: Vocabulary, assumptions: Assumptions): Reading {
  const first = rows[0]!
  const handle = textOf(first, 'Handle')
  const name = textOf(first, 'Title')
  const brand = textOf(first, 'Vendor')
  if (!handle) return reason('key-missing', { column: 'Handle' })
  if (!name) return reason('name-missing')
  if (!brand) return reason('brand-missing')

  const notes: Note[] = []
  const sold = rows.filter((row) =>
    ['Variant SKU', 'Variant Price', 'Option1 Value'].some((column) => textOf(row, column)),
  )
  const variants: VariantPatch[] = []
  for (const [index, row] of sold.entries()) {
    const variant = variantOf(row, index, { handle, name }, assumptions, notes)
    if ('refused' in variant) return variant
    variants.push(variant)
  }
  const description = paragraphsOf(first, 'Body (HTML)')
  const tags = listOf(first, 'Tags', ',')
  const type = textOf(first, 'Type')
  const status = textOf(first, 'Status').toLowerCase()
  const hidden = /^false$/i.test(textOf(first, 'Published')) || status === 'draft'
  return {
    patch: {
      target: { source: 'shopify', sourceKey: handle },
      creates: true,
      brand: { name: brand },
      slug: handle,
      texts: { [languageOfText(`${name} ${description}`) ?? 'en']: { name, description } },
      terms: {
        categories: categoriesOf(`${name} ${type}`, type),
        delivery_form: deliveryFormOf(type, ...sold.map((row) => textOf(row, 'Option1 Value')), name),
        suitable_for: suitableFor(tags),
        free_from: freeFrom(
          tags.map((tag) => tag.replaceAll('-', ' ')),
          [],
        ),
      },
      variants,
      assets: pictures(rows),
      withdrawn: status === 'archived',
      ...(hidden ? { hold: ['unpublished-at-source' as const] } : {}),
    },
    notes,
  }
}

function variantOf(
  row: Cells,
  index: number,
  product: { handle: string; name: string },
  { currency }: Assumptions,
  notes: Note[],
) {
  const barcode = barcodeNotes(textOf(row, 'Variant Barcode').replace(/^'/, ''))
  notes.push(...barcode.notes)
  const printedPrice = textOf(row, 'Variant Price')
  const amountMinor = priceOf(printedPrice)
  if (amountMinor === null && !/^(0+([.,]0+)?)?$/.test(printedPrice))
    return reason('price-not-readable', { text: printedPrice })
  // A compare-at price is the seller's claim; reductions follow only from prices this shop has charged.
  if (textOf(row, 'Variant Compare At Price')) notes.push(note('compare-at-left-out'))
  const printedStock = textOf(row, 'Variant Inventory Qty')
  const stock = printedStock ? stockOf(printedStock) : 0
  if (stock === null) return reason('stock-not-readable', { text: printedStock })
  const contents = contentsOf(textOf(row, 'Option1 Value')) ?? contentsIn(product.name)
  const grams = Number(textOf(row, 'Variant Grams'))
  const variant: VariantPatch = {
    sku: textOf(row, 'Variant SKU').replace(/^'/, '') || `SHOPIFY-${product.handle}-${index + 1}`,
    barcode: barcode.barcode,
    contentAmount: contents?.contents.amount ?? null,
    contentUnit: contents?.contents.unit ?? null,
    weightGrams: Number.isFinite(grams) && grams > 0 ? Math.round(grams) : null,
    stock,
    ...(amountMinor === null ? {} : { prices: [{ currency, amountMinor }] }),
  }
  return variant
}

/** "Magnesium, 90 capsules": the contents at the end of a title. */
function contentsIn(name: string) {
  const words = /(\d[\d.,]*\s*[\p{L}]+)\s*\)?$/u.exec(name)?.[1]
  return words ? contentsOf(words) : null
}

function pictures(rows: readonly Cells[]): DrawnAsset[] {
  const source = rows.map((row) => textOf(row, 'Image Src')).find((address) => /^https?:\/\//.test(address))
  return [{ view: 'pack', sourceUrl: source ?? null }]
}

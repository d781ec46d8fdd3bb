import { expect, test } from 'vitest'
import type { Cells, Vocabulary } from './record.ts'
import { readShopify } from './shopify.ts'

const vocabulary: Vocabulary = {
  ingredient: () => null,
  hasIngredient: () => false,
  nutrientOf: () => null,
  hasTerm: () => true,
  brand: () => null,
  similarBrand: () => null,
}
const assumptions = { currency: 'EUR' } as const

const row = (cells: Cells): Cells => ({ Handle: 'zink-kapseln', ...cells })
const first = row({
  Title: 'Zink Kapseln',
  'Body (HTML)': '<p>Für jeden Tag.</p><script>alert(1)</script>',
  Vendor: 'Kräuterhof',
  Type: 'Kapseln',
  Tags: 'vegan, gluten-free',
  Published: 'true',
  'Option1 Value': '60 capsules',
  'Variant SKU': 'Z-60',
  'Variant Price': '12.90',
  'Variant Compare At Price': '15.90',
  'Variant Inventory Qty': '-2',
  'Variant Barcode': "'4006381333931",
  'Image Src': 'https://pictures.example/z.jpg',
})

test('Shopify rows with one handle become one product with variants', () => {
  const reading = readShopify(
    [
      first,
      row({ 'Option1 Value': '120 capsules', 'Variant SKU': 'Z-120', 'Variant Price': '22,90' }),
      row({ 'Image Src': 'https://pictures.example/2.jpg' }),
    ],
    vocabulary,
    assumptions,
  )
  expect(reading).toMatchObject({
    patch: {
      slug: 'zink-kapseln',
      texts: { de: { name: 'Zink Kapseln', description: 'Für jeden Tag.' } },
      terms: {
        delivery_form: ['capsules'],
        categories: ['zinc'],
        suitable_for: ['vegans', 'vegetarians'],
        free_from: ['gluten'],
      },
      variants: [
        {
          sku: 'Z-60',
          barcode: '4006381333931',
          contentAmount: 60,
          stock: 0,
          prices: [{ currency: 'EUR', amountMinor: 1290 }],
        },
        { sku: 'Z-120', contentAmount: 120, prices: [{ amountMinor: 2290 }] },
      ],
      assets: [{ view: 'pack', sourceUrl: 'https://pictures.example/z.jpg' }],
    },
    notes: [{ code: 'compare-at-left-out' }],
  })
  expect('patch' in reading && reading.patch.variants).toHaveLength(2)
})

test('products hidden in Shopify are held for review, archived ones are withdrawn', () => {
  const read = (cells: Cells) => readShopify([{ ...first, ...cells }], vocabulary, assumptions)
  expect(read({ Published: 'false' })).toMatchObject({ patch: { hold: ['unpublished-at-source'] } })
  expect(read({ Status: 'archived' })).toMatchObject({ patch: { withdrawn: true } })
  expect(read({ 'Variant Price': 'abc' })).toMatchObject({ refused: { code: 'price-not-readable' } })
})

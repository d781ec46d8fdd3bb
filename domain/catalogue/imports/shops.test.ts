import { expect, test } from 'vitest'
import { momentOf, priceOf, stockOf } from './money-text.ts'
import { readPriceList } from './price-list.ts'
import type { Cells, Vocabulary } from './record.ts'
import { readShopify } from './shopify.ts'

const vocabulary: Vocabulary = {
  ingredient: () => null,
  hasIngredient: () => false,
  nutrientOf: () => null,
  hasTerm: () => true,
}
const assumptions = { currency: 'EUR' } as const

test('prices are read to the cent, as English and German lists write them', () => {
  expect([priceOf('24.90'), priceOf('24,9'), priceOf('1.299,00'), priceOf('€ 1,299.05')]).toEqual([
    2490, 2490, 129900, 129905,
  ])
  for (const none of ['', '0', '0.00', '-5', 'free', '24.905', '1e3']) expect(priceOf(none), none).toBeNull()
})

test('an oversold stock is none, half a pack is not understood', () => {
  expect([stockOf('12'), stockOf('-3'), stockOf('1.5'), stockOf('many')]).toEqual([12, 0, null, null])
})

test('a day begins in UTC, and what is no day is refused', () => {
  expect(momentOf('2026-03-01')).toBe('2026-03-01T00:00:00.000Z')
  expect(momentOf('2026-13-01')).toBeNull()
  expect(momentOf('01.03.2026')).toBeNull()
})

const prices = (cells: Cells) => readPriceList([cells], vocabulary, assumptions)

test('a price list finds by SKU or bar code and takes the shop’s currency where it names none', () => {
  expect(prices({ sku: 'A-1', price: '9.90', stock: '3' })).toMatchObject({
    patch: {
      target: { sku: 'A-1' },
      variants: [{ stock: 3, prices: [{ currency: 'EUR', amountMinor: 990 }] }],
    },
  })
  expect(prices({ barcode: '4 006381 333931', price: '9.90', currency: 'GBP' })).toMatchObject({
    patch: { target: { barcode: '4006381333931' }, variants: [{ prices: [{ currency: 'GBP' }] }] },
  })
})

test('a price list’s rows are refused by their reasons', () => {
  const codes = (cells: Cells) => {
    const reading = prices(cells)
    return 'refused' in reading && reading.refused.code
  }
  expect(codes({ price: '9.90' })).toBe('key-missing')
  expect(codes({ barcode: '123', price: '9.90' })).toBe('value-not-readable')
  expect(codes({ sku: 'A', price: 'call us' })).toBe('price-not-readable')
  expect(codes({ sku: 'A', price: '9.90', currency: 'USD' })).toBe('currency-unknown')
  expect(codes({ sku: 'A', price: '9.90', stock: 'lots' })).toBe('stock-not-readable')
  expect(codes({ sku: 'A', price: '9.90', valid_from: 'soon' })).toBe('value-not-readable')
})

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

test('Shopify’s rows of one handle are one product with its variants', () => {
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

test('what Shopify does not show waits for a person, what it archived is withdrawn', () => {
  const read = (cells: Cells) => readShopify([{ ...first, ...cells }], vocabulary, assumptions)
  expect(read({ Published: 'false' })).toMatchObject({ patch: { hold: ['unpublished-at-source'] } })
  expect(read({ Status: 'archived' })).toMatchObject({ patch: { withdrawn: true } })
  expect(read({ 'Variant Price': 'abc' })).toMatchObject({ refused: { code: 'price-not-readable' } })
})

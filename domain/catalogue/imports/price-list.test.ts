import { expect, test } from 'vitest'
import { readPriceList } from './price-list.ts'
import type { Cells, Vocabulary } from './record.ts'

const vocabulary: Vocabulary = {
  ingredient: () => null,
  hasIngredient: () => false,
  nutrientOf: () => null,
  hasTerm: () => true,
  brand: () => null,
  similarBrand: () => null,
}
const assumptions = { currency: 'EUR' } as const

const prices = (cells: Cells) => readPriceList([cells], vocabulary, assumptions)

test('a price list finds products by SKU or bar code, and defaults to the shop’s currency', () => {
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

test('a price list may set the restock date; without one nothing changes', () => {
  const variantOf = (cells: Cells) => prices({ sku: 'A-1', price: '9.90', ...cells })
  expect(variantOf({ expected_on: '2026-12-04' })).toMatchObject({
    patch: { variants: [{ expectedOn: '2026-12-04' }] },
  })
  expect(variantOf({ expected_on: '' })).not.toHaveProperty('patch.variants.0.expectedOn')
})

test('invalid price list rows are refused with a reason', () => {
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
  expect(codes({ sku: 'A', price: '9.90', expected_on: '4 December' })).toBe('value-not-readable')
})

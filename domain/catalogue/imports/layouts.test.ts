import { expect, test } from 'vitest'
import { layoutOf } from './layouts.ts'
import { verbenaColumns } from './verbena-columns.ts'

test('a file layout is recognised by its columns, in any order and with additional ones', () => {
  expect(layoutOf([...verbenaColumns].reverse())).toBe('verbena')
  expect(layoutOf(['note', 'price', 'sku'])).toBe('price-list')
  expect(layoutOf(['barcode', 'price', 'currency'])).toBe('price-list')
  expect(layoutOf(['URL', 'DSLD ID', 'Product Name', 'Other Ingredients'])).toBe('dsld-other-ingredients')
  expect(
    layoutOf(['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Variant SKU', 'Variant Price', 'Status']),
  ).toBe('shopify')
  expect(layoutOf(['price', 'name'])).toBeUndefined()
})

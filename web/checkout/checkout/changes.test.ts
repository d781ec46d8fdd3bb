import { expect, test } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { changesBetween } from './changes.ts'

const magnesium = line(1, 'Magnesium', { price: 29.9, quantity: 2 })
const zinc = line(2, 'Zinc', { price: 12, quantity: 1 })

function line(id: number, name: string, given: { price: number; quantity: number }) {
  const product = { name } as Quote['cart']['items'][number]['product']
  return { product_variant_id: id, product, quantity_maximum: 9, ...given } as Quote['cart']['items'][number]
}
function shown(items: Quote['cart']['items'], price: Partial<Quote['price']> = {}) {
  return { cart: { items }, price: { total: 50, discount: 0, delivery: null, ...price } } as Pick<
    Quote,
    'cart' | 'price'
  >
}

test('without changes nothing is reported', () => {
  expect(changesBetween(shown([magnesium]), shown([{ ...magnesium }]))).toEqual([])
})

test('a higher price is reported with both prices, and so is the total', () => {
  const after = shown([{ ...magnesium, price: 31 }], { total: 52.2 })
  expect(changesBetween(shown([magnesium]), after)).toEqual([
    { kind: 'price', variantId: 1, name: 'Magnesium', from: 29.9, to: 31 },
    { kind: 'total', from: 50, to: 52.2 },
  ])
})

test('items removed or added in another tab are reported', () => {
  expect(changesBetween(shown([magnesium]), shown([zinc]))).toEqual([
    { kind: 'gone', variantId: 1, name: 'Magnesium' },
    { kind: 'new', variantId: 2, name: 'Zinc' },
  ])
  expect(changesBetween(shown([magnesium]), shown([{ ...magnesium, quantity: 1 }]))).toEqual([
    { kind: 'fewer', variantId: 1, name: 'Magnesium', from: 2, to: 1 },
  ])
})

test('an item that somebody else bought first is reported as unavailable', () => {
  expect(changesBetween(shown([magnesium]), shown([{ ...magnesium, quantity_maximum: 1 }]))).toEqual([
    { kind: 'unavailable', variantId: 1, name: 'Magnesium' },
  ])
})

import { expect, test } from 'vitest'
import { withProduct, withProtocol } from './draft-lines.ts'

const lines = [
  { variantId: 1, quantity: 2 },
  { variantId: 2, quantity: 99 },
]

test('a product that is added again gets one pack more, up to 99', () => {
  expect(withProduct(lines, 1)[0]).toEqual({ variantId: 1, quantity: 3 })
  expect(withProduct(lines, 2)[1]).toEqual({ variantId: 2, quantity: 99 })
  expect(withProduct(lines, 3)).toEqual([...lines, { variantId: 3, quantity: 1 }])
})

test('a protocol is taken over once, without what is no longer sold', () => {
  const protocol = [
    { product_variant_id: 1, item_count: 4, state: 'sold' as const },
    { product_variant_id: 5, item_count: 1, state: 'out' as const },
    { product_variant_id: 6, item_count: 1, state: 'gone' as const },
  ]
  const taken = withProtocol(lines, protocol)
  expect(taken).toEqual([{ variantId: 1, quantity: 4 }, lines[1], { variantId: 5, quantity: 1 }])
  expect(withProtocol(taken, protocol)).toEqual(taken)
})

test('a basket holds 100 products at most', () => {
  const full = Array.from({ length: 100 }, (_, at) => ({ variantId: at + 1, quantity: 1 }))
  expect(withProduct(full, 500)).toEqual(full)
})

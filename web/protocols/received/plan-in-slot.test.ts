import { expect, test } from 'vitest'
import { planInSlot } from './plan-in-slot.ts'

const product = (id: number, state: 'sold' | 'out' = 'sold') => ({
  product_variant_id: id,
  item_count: 2,
  name: `Product ${id}`,
  state,
  price: 10,
})

test('a whole protocol is bought without naming its products, so that nothing is missed', () => {
  const { source, lines } = planInSlot([product(1), product(2, 'out')], { protocol_id: 5 })
  expect(source).toEqual({ protocol_id: 5 })
  expect(lines.map(({ variantId, isAvailable }) => [variantId, isAvailable])).toEqual([
    [1, true],
    [2, false],
  ])
})

test('a part of a protocol names its products', () => {
  const { source, lines } = planInSlot([product(1), product(2)], { link_token: 'a' }, new Set([1]))
  expect(source).toEqual({ link_token: 'a', product_variant_ids: [2] })
  expect(lines.map(({ variantId }) => variantId)).toEqual([2])
})

import { expect, test } from 'vitest'
import { planInSlot } from './plan-in-slot.ts'

const all = { deselected: new Set<number>(), restricted: new Set<number>() }
const product = (id: number, state: 'sold' | 'out' = 'sold') => ({
  id: id + 100,
  product_variant_id: id,
  item_count: 2,
  name: `Product ${id}`,
  state,
  price: 10,
})

test('a whole protocol is bought without naming its products, so that nothing is missed', () => {
  const { source, lines } = planInSlot([product(1), product(2, 'out')], { protocol_id: 5 }, all)
  expect(source).toEqual({ protocol_id: 5 })
  expect(lines.map(({ variantId, isAvailable }) => [variantId, isAvailable])).toEqual([
    [1, true],
    [2, false],
  ])
})

test('a part of a protocol names its products', () => {
  const deselected = new Set([1])
  const { source, lines } = planInSlot([product(1), product(2)], { link_token: 'a' }, { ...all, deselected })
  expect(source).toEqual({ link_token: 'a', product_variant_ids: [2] })
  expect(lines.map(({ variantId }) => variantId)).toEqual([2])
})

test('a product that may not be sold in the reader’s country is not bought', () => {
  const restricted = new Set([101])
  const { lines } = planInSlot([product(1), product(2)], { protocol_id: 5 }, { ...all, restricted })
  expect(lines.map(({ isAvailable }) => isAvailable)).toEqual([false, true])
})

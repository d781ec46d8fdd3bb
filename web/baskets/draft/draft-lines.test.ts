import { expect, test } from 'vitest'
import { additionProblem, withProduct, withProtocol } from './draft-lines.ts'

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
    { product_variant_id: 1, name: 'Zinc', item_count: 4, state: 'sold' as const },
    { product_variant_id: 5, name: 'Iron', item_count: 1, state: 'out' as const },
    { product_variant_id: 6, name: 'Calm', item_count: 1, state: 'gone' as const },
  ]
  const taken = withProtocol(lines, protocol)
  expect(taken.lines).toEqual([{ variantId: 1, quantity: 4 }, lines[1], { variantId: 5, quantity: 1 }])
  expect(withProtocol(taken.lines, protocol)).toEqual(taken)
})

const hundred = Array.from({ length: 100 }, (_, at) => ({ variantId: at + 1, quantity: 1 }))
const needed = (id: number, name: string, state: 'sold' | 'closed' | 'gone' = 'sold') => ({
  product_variant_id: id,
  name,
  item_count: 2,
  state,
})

test('a basket holds 100 products at most', () => {
  expect(withProduct(hundred, 500)).toEqual(hundred)
})

test('a practitioner learns which products of a protocol are not in the basket, and why', () => {
  const protocol = [
    needed(1, 'Zinc'),
    needed(500, 'Iron'),
    needed(501, 'Calm', 'gone'),
    needed(502, 'Calm', 'gone'),
    needed(503, 'Sleep', 'closed'),
  ]
  expect(withProtocol(hundred, protocol)).toEqual({
    lines: [{ variantId: 1, quantity: 2 }, ...hundred.slice(1)],
    notSold: ['Calm', 'Sleep'],
    noRoom: ['Iron'],
    isNothingTaken: false,
  })
  expect(withProtocol([], [needed(501, 'Calm', 'gone')])).toMatchObject({ lines: [], isNothingTaken: true })
  expect(withProtocol(hundred, [needed(500, 'Iron')])).toMatchObject({ isNothingTaken: true })
})

test('at the maximum of products or packs, adding one more is refused with the reason', () => {
  expect(additionProblem(lines, 1)).toBeUndefined()
  expect(additionProblem(lines, 2)).toBe('packs-full')
  expect(additionProblem(lines, 3)).toBeUndefined()
  expect(additionProblem(hundred, 500)).toBe('lines-full')
  expect(additionProblem(hundred, 1)).toBeUndefined()
})

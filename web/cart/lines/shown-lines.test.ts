import { expect, test } from 'vitest'
import type { Cart, CartItem } from '#contract/cart.ts'
import { groupsOf, nameOf, shownLinesOf } from './shown-lines.ts'

const item = (id: number, name: string, protocol: CartItem['protocol'] = null) =>
  ({ product_variant_id: id, quantity: 1, protocol, product: { name } }) as CartItem
const gut = { id: 5, name: 'Gut repair' }
const sleep = { id: 6, name: 'Sleep' }
const cart = {
  items: [item(1, 'Zinc'), item(2, 'Glutamine', gut), item(3, 'Valerian', sleep), item(4, 'Probiotic', gut)],
} as Cart
const lines = [1, 2, 3, 4].map((variantId) => ({ variantId, quantity: 2 }))
const known = new Map([[9, { id: 9, variantId: 9, slug: 'iron', name: 'Iron', brand: 'Norrvik' }]])

test('a line shows the current quantity with the rest of the server’s last answer', () => {
  const [zinc] = shownLinesOf({ lines, cart, known })
  expect(zinc).toMatchObject({ quantity: 2, item: { quantity: 1, product: { name: 'Zinc' } } })
})

test('a product just added has a name before the server has answered', () => {
  const [iron] = shownLinesOf({ lines: [{ variantId: 9, quantity: 1 }], cart: undefined, known })
  expect(iron?.item).toBeUndefined()
  expect(iron && nameOf(iron)).toBe('Iron')
})

test('lines are grouped by protocol, with other lines last', () => {
  const groups = groupsOf(shownLinesOf({ lines, cart, known }))
  expect(groups.map(({ name, lines: own }) => [name, own.map(nameOf)])).toEqual([
    ['Gut repair', ['Glutamine', 'Probiotic']],
    ['Sleep', ['Valerian']],
    [undefined, ['Zinc']],
  ])
})

test('if all lines belong to protocols, there is no group of others', () => {
  expect(groupsOf(shownLinesOf({ lines: lines.slice(1), cart, known }))).toHaveLength(2)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blocksOrder,
  cartNotice,
  mergedCarts,
  quantityProblem,
  withAdded,
  withOneLess,
  withQuantity,
} from './cart.ts'

const calm = { variantId: 1, quantity: 1 }
const sleep = { variantId: 2, quantity: 3 }

describe('a cart', () => {
  test('adds up repeated additions, and puts new products last', () => {
    expect(withAdded([calm, sleep], { variantId: 1, quantity: 2 })).toEqual([{ ...calm, quantity: 3 }, sleep])
    expect(withAdded([calm], sleep)).toEqual([calm, sleep])
  })

  test('lowers a quantity by one, and removes a line at zero', () => {
    expect(withOneLess([calm, sleep], 2)).toEqual([calm, { ...sleep, quantity: 2 }])
    expect(withOneLess([calm, sleep], 1)).toEqual([sleep])
    expect(withOneLess([calm], 7)).toEqual([calm])
  })

  test('removes a line whose quantity is set to zero', () => {
    expect(withQuantity([calm, sleep], 2, 0)).toEqual([calm])
  })
})

describe('a visitor who signs in', () => {
  test('keeps the larger quantity of each product', () => {
    const visitors = [
      { variantId: 2, quantity: 1 },
      { variantId: 1, quantity: 4 },
      { variantId: 3, quantity: 1 },
    ]
    expect(mergedCarts([calm, sleep], visitors)).toEqual([
      { ...calm, quantity: 4 },
      sleep,
      { variantId: 3, quantity: 1 },
    ])
  })

  test('gets the same cart if it is merged twice, after a reload or in two tabs', {
    tags: 'cart-merge',
  }, () => {
    const cart = fc.uniqueArray(
      fc.record({ variantId: fc.integer({ min: 1, max: 9 }), quantity: fc.integer({ min: 1, max: 99 }) }),
      { selector: ({ variantId }) => variantId },
    )
    fc.assert(
      fc.property(cart, cart, (own, visitors) => {
        const once = mergedCarts(own, visitors)
        expect(mergedCarts(once, visitors)).toEqual(once)
      }),
    )
  })
})

describe('the notice on a cart line', () => {
  const line = { quantity: 2, priceThen: 1000, price: 1000, stock: 5, isSold: true, isSoldHere: true }
  test.each([
    [{}, null],
    [{ price: 1100 }, 'price-up'],
    [{ price: 900 }, 'price-down'],
    [{ stock: 1 }, 'fewer-left'],
    [{ stock: 0 }, 'out-of-stock'],
    [{ price: null }, 'practitioner-only'],
    [{ isSold: false }, 'not-sold'],
    [{ isSoldHere: false, stock: 0 }, 'not-sold-here'],
    [{ priceThen: null, price: 900 }, null],
  ] as const)('%o: %s', (change, notice) => {
    expect(cartNotice({ ...line, ...change })).toBe(notice)
    expect(blocksOrder(notice)).toBe(notice !== null && !notice.startsWith('price'))
  })
})

test.each([
  [1, 1, undefined],
  [2, 1, 'not-enough-stock'],
  [1, 0, 'out-of-stock'],
  [100, 1000, 'quantity-too-large'],
])('%d packs of %d: %s', (quantity, stock, problem) => {
  expect(quantityProblem(quantity, stock)).toBe(problem)
})

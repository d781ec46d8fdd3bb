import { expect, test } from 'vitest'
import { additionProblem } from './addition.ts'
import { cartLinesMaximum, cartQuantityMaximum } from './limits.ts'

const usual = { more: 1, held: 0, stock: 12, lines: 3, isOpen: true }

test.each([
  ['what is there', usual, undefined],
  ['the last packs', { ...usual, more: 4, held: 8 }, undefined],
  ['more than is left, with what is held', { ...usual, more: 5, held: 8 }, 'not-enough-stock'],
  ['what is gone', { ...usual, stock: 0 }, 'out-of-stock'],
  [
    'more than a cart holds of one',
    { ...usual, held: cartQuantityMaximum, stock: 500 },
    'quantity-too-large',
  ],
  ['one product too many', { ...usual, lines: cartLinesMaximum }, 'cart-full'],
  ['more of what is in a full cart', { ...usual, held: 1, lines: cartLinesMaximum }, undefined],
  [
    'what is not sold to this person, gone or not',
    { ...usual, stock: 0, isOpen: false },
    'practitioner-only',
  ],
])('adding %s', (_, wanted, problem) => {
  expect(additionProblem(wanted)).toBe(problem)
})

import { expect, test } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { pendingChanges } from '../../platform/outbox/pending-changes.ts'
import { type CartEdit, cartFromAnswer, cartRules } from './cart-changes.ts'

const steps = pendingChanges(cartRules)
type Held = typeof steps.none
const withLines = (lines: readonly CartLine[]): Held => ({
  ...steps.none,
  confirmed: { ...cartFromAnswer(undefined), lines },
})
const empty = withLines([])
const shownLines = (held: Held) => steps.shown(held)?.lines
const changesOf = ({ pending }: Held) => pending.map(({ change }) => change)
const zinc = 1
const iron = 2
const add = (variantId: number, quantity = 1): CartEdit => ({ kind: 'add', variantId, quantity })
const set = (variantId: number, quantity: number): CartEdit => ({ kind: 'set', variantId, quantity })
const holding = withLines([{ variantId: zinc, quantity: 2 }])
const after = (held: Held, ...edits: CartEdit[]) => edits.reduce(steps.added, held)

test('an added product is shown at once, and increases an existing line', () => {
  expect(shownLines(after(holding, add(zinc), add(iron)))).toEqual([
    { variantId: zinc, quantity: 3 },
    { variantId: iron, quantity: 1 },
  ])
})

test('a quantity of zero removes the line', () => {
  expect(shownLines(after(holding, set(zinc, 0)))).toEqual([])
})

test('a line holds at most 99 packs', () => {
  expect(shownLines(after(holding, add(zinc, 99)))).toEqual([{ variantId: zinc, quantity: 99 }])
})

test('a cart of 100 products accepts no other product, but more of an existing one', () => {
  const confirmed = Array.from({ length: 100 }, (_, at) => ({ variantId: at + 1, quantity: 1 }))
  const lines = shownLines(after(withLines(confirmed), add(101), add(iron)))
  expect(lines).toHaveLength(100)
  expect(lines?.[1]).toEqual({ variantId: iron, quantity: 2 })
})

test('a line from a shared link remembers the link', () => {
  const edit: CartEdit = { kind: 'add', variantId: iron, quantity: 1, linkToken: 'token' }
  expect(shownLines(after(empty, edit))).toEqual([{ variantId: iron, quantity: 1, linkToken: 'token' }])
})

test('quick changes of one product are merged', () => {
  expect(changesOf(after(holding, set(zinc, 3), set(zinc, 4), add(iron), add(iron)))).toEqual([
    set(zinc, 4),
    add(iron, 2),
  ])
})

test('an addition from somewhere else is not merged with another, and one from nowhere is', () => {
  const undone: CartEdit = { kind: 'add', variantId: zinc, quantity: 2, origin: 'sealed' }
  expect(changesOf(after(empty, add(zinc), undone, add(zinc)))).toEqual([
    add(zinc),
    { ...undone, quantity: 3 },
  ])
})

test('a change that is being sent is not changed any more', () => {
  const sending = steps.sending(after(holding, set(zinc, 3)))
  expect(changesOf(after(sending, set(zinc, 4)))).toEqual([set(zinc, 3), set(zinc, 4)])
})

test('the server’s answer replaces the cart, and later changes are still shown', () => {
  const items = [{ product_variant_id: zinc, quantity: 3, link_token: null }]
  const answered = steps.acknowledged(after(holding, set(zinc, 3), add(iron)), { cart: { items } as Cart })
  expect(changesOf(answered)).toEqual([add(iron)])
  expect(shownLines(answered)).toEqual([
    { variantId: zinc, quantity: 3 },
    { variantId: iron, quantity: 1 },
  ])
})

test('a refused change is reverted', () => {
  expect(shownLines(steps.refused(after(holding, set(zinc, 50))))).toEqual(shownLines(holding))
})

import { expect, test } from 'vitest'
import { refundablePacks } from '#domain/orders/packs.ts'
import { type ChosenItem, choiceState, everything, packsToSend, refundFor, withPacks } from './choice.ts'

const item = (id: number, more: Partial<ChosenItem> = {}): ChosenItem => ({
  id,
  quantity: 2,
  refunded: 0,
  unsent: 0,
  withdrawn: 0,
  shipped: 2,
  total: 53.81,
  vat: 3.05,
  ...more,
})
const delivery = { total: 5.5, isRefunded: false }

test('packs that were refunded or are being returned cannot be returned again', () => {
  expect(refundablePacks(item(1, { quantity: 3, refunded: 1, withdrawn: 1 }))).toBe(1)
  const items = [item(1, { refunded: 2 }), item(2, { withdrawn: 1 })]
  expect(everything(items)).toEqual({ 2: 1 })
})

test('a choice is nothing, a part, or everything that is left', () => {
  const items = [item(1), item(2, { withdrawn: 2 })]
  expect(choiceState(items, {})).toBe('none')
  expect(choiceState(items, { 1: 1 })).toBe('some')
  expect(choiceState(items, everything(items))).toBe('all')
})

test('a line without packs is removed from the choice', () => {
  expect(withPacks({ 1: 2, 2: 1 }, 1, 0)).toEqual({ 2: 1 })
  expect(withPacks({ 2: 1 }, 1, 2)).toEqual({ 1: 2, 2: 1 })
})

test('two halves of a line add up to its price, to the cent', () => {
  const first = refundFor([item(1), item(2)], delivery, { 1: 1 })
  const second = refundFor([item(1, { withdrawn: 1 }), item(2)], delivery, { 1: 1 })
  expect(first.amount + second.amount).toBeCloseTo(53.81, 10)
  expect(first.amount).not.toBe(second.amount)
})

test('delivery is refunded with the whole order, not with a part of it, and only once', () => {
  const items = [item(1), item(2)]
  expect(refundFor(items, delivery, { 1: 2 })).toEqual({ lines: { 1: 53.81 }, delivery: 0, amount: 53.81 })
  expect(refundFor(items, delivery, everything(items))).toMatchObject({ delivery: 5.5, amount: 113.12 })
  const refunded = { ...delivery, isRefunded: true }
  expect(refundFor(items, refunded, everything(items))).toMatchObject({ delivery: 0, amount: 107.62 })
})

test('choosing more than is left gives nothing', () => {
  expect(refundFor([item(1, { refunded: 1 })], delivery, { 1: 2 }).amount).toBe(0)
})

test('only packs that were sent have to be returned', () => {
  expect(packsToSend([item(1, { shipped: 0 }), item(2)], { 1: 2, 2: 1 })).toBe(1)
  expect(packsToSend([item(1, { quantity: 3, shipped: 1 })], { 1: 3 })).toBe(1)
  expect(packsToSend([item(1, { quantity: 3, shipped: 1 })], { 1: 2 })).toBe(0)
})

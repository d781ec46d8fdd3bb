import { expect, test } from 'vitest'
import { packsOfWithdrawal, packsToRefund, refundAmount } from './refund.ts'

const item = (id: number, more = {}) => ({ id, quantity: 3, refunded: 0, total: 10, vat: 0.57, ...more })
const order = { items: [item(1), item(2, { quantity: 1 })], price: { delivery: { total: 5.5 } }, refunds: [] }
const withdrawal = (items: { order_line_id: number; quantity: number }[]) => ({
  id: 1,
  at: '2026-11-22T09:00:00.000Z',
  state: 'asked' as const,
  note: null,
  items,
  amount: 10,
})

test('what was paid back once is not paid back again', () => {
  expect(packsToRefund(item(1, { refunded: 2 }))).toBe(1)
  expect(packsToRefund(item(1, { refunded: 3 }))).toBe(0)
})

test('a withdrawal fills in what it asks for', () => {
  const asked = withdrawal([
    { order_line_id: 1, quantity: 2 },
    { order_line_id: 2, quantity: 1 },
  ])
  expect(packsOfWithdrawal(order.items, asked)).toEqual({ 1: 2, 2: 1 })
  expect(packsOfWithdrawal([item(1, { refunded: 2 }), item(2, { refunded: 3 })], asked)).toEqual({ 1: 1 })
})

test('parts of a line add up to the line', () => {
  const first = refundAmount(order, { 1: 1 })
  const second = refundAmount({ ...order, items: [item(1, { refunded: 1 }), order.items[1]!] }, { 1: 2 })
  expect(first).toBe(3.33)
  expect(second).toBe(6.67)
})

test('the delivery goes back with the last pack, and only once', () => {
  expect(refundAmount(order, { 1: 3, 2: 1 })).toBe(25.5)
  const refund = { ...{ id: 1, amount: 5.5, at: '', state: 'sent' as const }, items: [], credit_note: null }
  expect(refundAmount({ ...order, refunds: [{ ...refund, delivery: 5.5 }] }, { 1: 3, 2: 1 })).toBe(20)
})

test('nothing chosen, and more than there is, come to nothing', () => {
  expect(refundAmount(order, {})).toBe(0)
  expect(refundAmount(order, { 1: 4 })).toBe(0)
})

import { expect, test } from 'vitest'
import { allPacks, packGroups, refundAmount, refundItems, setOffOf } from './refund.ts'

const none = { shipped: 0, refunded: 0, unsent: 0, withdrawn: 0 }
const item = (id: number, more = {}) => ({ id, quantity: 3, ...none, total: 10, vat: 0.57, ...more })
const order = { items: [item(1), item(2, { quantity: 1 })], price: { delivery: { total: 5.5 } }, refunds: [] }
const told = (groups: ReturnType<typeof packGroups>) => groups.map(({ key, packs }) => `${key} ${packs}`)

test('sent and unsent packs are chosen separately', () => {
  expect(told(packGroups([item(1, { shipped: 1 }), item(2)], undefined))).toEqual([
    '1 unsent 2',
    '1 sent 1',
    '2 unsent 3',
  ])
})

test('packs that were refunded, or that a withdrawal requests, are not refunded again', () => {
  expect(packGroups([item(1, { refunded: 3, unsent: 3 })], undefined)).toEqual([])
  expect(told(packGroups([item(1, { shipped: 3, refunded: 1, withdrawn: 1 })], undefined))).toEqual([
    '1 sent 1',
  ])
})

test('a withdrawal fills in the packs it requests', () => {
  const waiting = [{ order_line_id: 2, quantity: 1 }]
  const groups = packGroups(order.items, { waiting })
  expect(told(groups)).toEqual(['2 asked 1'])
  expect(refundItems(groups, allPacks(groups))).toEqual([{ order_line_id: 2, quantity: 1 }])
})

test('a line is sent once, with the number of its unsent packs', () => {
  const groups = packGroups([item(1, { shipped: 1 }), item(2)], undefined)
  expect(refundItems(groups, { '1 unsent': 1, '1 sent': 1, '2 unsent': 9 })).toEqual([
    { order_line_id: 1, quantity: 2, unsent: 1 },
    { order_line_id: 2, quantity: 3, unsent: 3 },
  ])
  expect(refundItems(groups, {})).toEqual([])
})

const given = (...packs: [number, number][]) =>
  packs.map(([order_line_id, quantity]) => ({ order_line_id, quantity }))

test('the parts of a line add up to the line', () => {
  const first = refundAmount(order, given([1, 1]))
  const rest = { ...order, items: [item(1, { refunded: 1 }), order.items[1]!] }
  expect([first, refundAmount(rest, given([1, 2]))]).toEqual([3.33, 6.67])
})

test('delivery is refunded with the last pack, and only once', () => {
  const all = given([1, 3], [2, 1])
  expect(refundAmount(order, all)).toBe(25.5)
  expect(refundAmount({ ...order, refunds: [{ delivery: 5.5 }] }, all)).toBe(20)
})

test('choosing nothing or too much gives zero', () => {
  expect(refundAmount(order, [])).toBe(0)
  expect(refundAmount(order, given([1, 4]))).toBe(0)
})

test('what already went back of the payment is not paid again', () => {
  const tries = [
    { id: 1, state: 'returned' },
    { id: 2, state: 'paid' },
  ] as const
  const outside_refunds = [
    { id: 1, unbooked: 9 },
    { id: 2, unbooked: 5 },
  ]
  const paid = { tries, outside_refunds }
  expect([setOffOf(paid, 3), setOffOf(paid, 8)]).toEqual([3, 5])
  expect(setOffOf({ tries, outside_refunds: [] }, 8)).toBe(0)
})

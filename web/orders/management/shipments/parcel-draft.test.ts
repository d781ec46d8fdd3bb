import { expect, test } from 'vitest'
import type { StockBatch } from '#contract/stock.ts'
import { parcelItems, parcelSize, parcelToSend, wholeParcel } from './parcel-draft.ts'

const item = (id: number, more = {}) => ({
  id,
  quantity: 2,
  shipped: 0,
  unsent: 0,
  refunded: 0,
  withdrawn: 0,
  ...more,
})

test('a parcel starts with all unsent packs that no withdrawal requests', () => {
  const items = [
    item(1),
    item(2, { shipped: 1 }),
    item(3, { shipped: 2 }),
    item(4, { refunded: 2 }),
    item(5, { withdrawn: 1 }),
  ]
  expect(wholeParcel(items)).toEqual({ 1: 2, 2: 1, 5: 1 })
})

test('a deselected line waits for the next parcel', () => {
  const items = [item(1), item(2)]
  expect(parcelItems(items, { 1: 2 })).toEqual([{ order_line_id: 1, quantity: 2 }])
  expect(parcelSize(items, { 1: 2 })).toEqual({ lines: 1, of: 2, isWhole: false })
})

test('one pack of two leaves something for another parcel', () => {
  expect(parcelSize([item(1)], { 1: 1 })).toEqual({ lines: 1, of: 1, isWhole: false })
  expect(parcelSize([item(1)], { 1: 2 })).toEqual({ lines: 1, of: 1, isWhole: true })
})

test('packs that a colleague has sent meanwhile are not sent again', () => {
  expect(parcelItems([item(1, { shipped: 1 }), item(2, { shipped: 2 })], { 1: 2, 2: 2 })).toEqual([
    { order_line_id: 1, quantity: 1 },
  ])
})

const batch = (id: number, remaining: number): StockBatch => ({
  id,
  number: `L-${id}`,
  best_before: `20${26 + id}-01-31`,
  standing: 'good',
  remaining,
  withheld: 0,
})
const order = (shipped: number, batches: StockBatch[]) => ({
  items: [{ ...item(1, { quantity: 4, shipped }), product_variant_id: 5 }],
  usable_batches: [{ product_variant_id: 5, batches }],
})
const parcelOf = (packs: number, batchId: number) => ({
  items: [{ order_line_id: 1, quantity: packs, batches: [{ batch_id: batchId, quantity: packs }] }],
  carrier: 'bpost',
  tracking_number: '3232',
})
const draft = (packs: number) => ({ packed: { 1: packs }, chosen: {}, carrier: 'bpost', number: ' 3232 ' })
const today = '2026-11-28'

test.each([2, 3])(
  'a parcel of %i packs that was booked without an answer is repeated as it was sent',
  (packs) => {
    const before = order(0, [batch(1, packs), batch(2, 9)])
    const sent = parcelToSend(before, draft(packs), { sent: undefined, today })
    expect(sent).toEqual(parcelOf(packs, 1))
    const booked = order(packs, [batch(2, 9)])
    expect(parcelToSend(booked, draft(packs), { sent, today })).toEqual(parcelOf(packs, 1))
  },
)

test('a parcel that was refused is sent from the batches that are left', () => {
  expect(parcelToSend(order(0, [batch(2, 9)]), draft(2), { sent: undefined, today })).toEqual(parcelOf(2, 2))
})

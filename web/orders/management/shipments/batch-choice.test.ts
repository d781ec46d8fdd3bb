import { expect, test } from 'vitest'
import type { StockBatch } from '#contract/stock.ts'
import { batchParts, withBatches, withPart } from './batch-choice.ts'

const today = '2026-11-28'
const batch = (id: number, best_before: string, remaining: number): StockBatch => ({
  id,
  number: `L-${id}`,
  best_before,
  standing: 'good',
  remaining,
  withheld: 0,
})
const batches = [batch(1, '2027-01-31', 2), batch(2, '2028-01-31', 9)]

test('what expires first is suggested, and the next batch for the rest', () => {
  expect(batchParts(batches, { packs: 3, chosen: undefined, today })).toEqual([
    { batchId: 1, quantity: 2 },
    { batchId: 2, quantity: 1 },
  ])
})

test('packs that no batch covers are shown without one', () => {
  expect(batchParts([batch(1, '2027-01-31', 2)], { packs: 3, chosen: undefined, today })).toEqual([
    { batchId: 1, quantity: 2 },
    { batchId: null, quantity: 1 },
  ])
})

test('fewer packs of a batch leave the rest without one, for the admin to choose', () => {
  const parts = batchParts(batches, { packs: 2, chosen: undefined, today })
  const chosen = withPart(parts, 0, { batchId: 1, quantity: 1 }, batches)
  expect(batchParts(batches, { packs: 2, chosen, today })).toEqual([
    { batchId: 1, quantity: 1 },
    { batchId: null, quantity: 1 },
  ])
})

test('no more is taken from another batch than it has left', () => {
  const chosen = withPart([{ batchId: 2, quantity: 5 }], 0, { batchId: 1, quantity: 5 }, batches)
  expect(chosen).toEqual([{ batchId: 1, quantity: 2 }])
})

test('a parcel says which batches its packs come from, where the product has any', () => {
  const items = [
    { order_line_id: 7, quantity: 3 },
    { order_line_id: 8, quantity: 1 },
  ]
  const parts = [
    { batchId: 1, quantity: 2 },
    { batchId: null, quantity: 1 },
  ]
  expect(withBatches(items, (id) => (id === 7 ? parts : undefined))).toEqual([
    { order_line_id: 7, quantity: 3, batches: [{ batch_id: 1, quantity: 2 }] },
    { order_line_id: 8, quantity: 1 },
  ])
})

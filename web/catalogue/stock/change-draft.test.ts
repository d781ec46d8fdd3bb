import { expect, test } from 'vitest'
import type { StockedBatch } from '#contract/stock.ts'
import { type ChangeDraft, changeProblems, emptyChange, stockAfter } from './change-draft.ts'

const batch = (id: number, more: Partial<StockedBatch> = {}): StockedBatch => ({
  id,
  number: `L-${id}`,
  best_before: '2999-01-31',
  standing: 'good',
  remaining: 5,
  withheld: 0,
  has_lab_report: false,
  ...more,
})
const row = {
  stock: 3,
  batches: [
    batch(1),
    batch(2, { standing: 'expired', withheld: 5 }),
    batch(3, { standing: 'blocked', withheld: 4 }),
  ],
}
const draft = (reason: ChangeDraft['reason'], of: number | 'none', packs: number): ChangeDraft => ({
  ...emptyChange,
  reason,
  batch: String(of),
  packs: String(packs),
})

test('throwing away packs that are off sale leaves what can be bought as it is', () => {
  expect(stockAfter(draft('expired', 2, 5), row)).toBe(3)
  expect(stockAfter(draft('damaged', 3, 5), row)).toBe(2)
  expect(stockAfter(draft('damaged', 1, 2), row)).toBe(1)
})

test('all that is left of a blocked batch can be thrown away, also when not all of it is in the stock', () => {
  const soldOut = { ...row, stock: 0 }
  expect(stockAfter(draft('damaged', 3, 5), soldOut)).toBe(0)
  expect(changeProblems(draft('damaged', 3, 5), soldOut).packs).toBe(false)
  expect(changeProblems(draft('damaged', 3, 6), soldOut).packs).toBe('invalid')
})

test('more of an expired batch cannot be bought, but other deliveries can', () => {
  expect(stockAfter(draft('delivery', 2, 5), row)).toBe(3)
  expect(stockAfter(draft('delivery', 'none', 5), row)).toBe(8)
})

test('no more can be thrown away than is there', () => {
  expect(changeProblems(draft('expired', 2, 5), row).packs).toBe(false)
  expect(changeProblems(draft('damaged', 1, 4), row).packs).toBe('invalid')
  expect(changeProblems({ ...draft('damaged', 1, 4), packs: 'all' }, row).packs).toBe('int')
})

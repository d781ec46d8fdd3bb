import { expect, test } from 'vitest'
import { batchStanding, suggestBatches } from './batches.ts'

const today = '2026-11-28'
const batch = (id: number, bestBefore: string, more = {}) => ({
  id,
  bestBefore,
  remaining: 5,
  isBlocked: false,
  ...more,
})

test('a batch may be sent on its last day, and not on the next', () => {
  const standing = (bestBefore: string) => batchStanding({ bestBefore, isBlocked: false }, today)
  expect(['2026-11-27', '2026-11-28', '2027-02-26', '2027-02-27'].map(standing)).toEqual([
    'expired',
    'expiring',
    'expiring',
    'good',
  ])
  expect(batchStanding({ bestBefore: '2999-01-01', isBlocked: true }, today)).toBe('blocked')
})

test('what expires first is sent first, from several batches if one is not enough', () => {
  const batches = [batch(1, '2028-01-31'), batch(2, '2027-06-30', { remaining: 2 }), batch(3, '2028-01-31')]
  expect(suggestBatches(batches, 4, today)).toEqual([
    { batchId: 2, quantity: 2 },
    { batchId: 1, quantity: 2 },
  ])
})

test('expired, blocked and empty batches are never suggested', () => {
  const batches = [
    batch(1, '2026-11-27'),
    batch(2, '2027-06-30', { isBlocked: true }),
    batch(3, '2027-06-30', { remaining: 0 }),
  ]
  expect(suggestBatches(batches, 1, today)).toEqual([])
})

test('packs that no batch covers are left out', () => {
  expect(suggestBatches([batch(1, '2028-01-31')], 7, today)).toEqual([{ batchId: 1, quantity: 5 }])
})

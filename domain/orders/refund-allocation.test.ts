import { expect, test } from 'vitest'
import { remainingPacks, unsentInWithdrawal, unsentOutsideWithdrawal } from './refund-allocation.ts'

const line = { quantity: 5, shipped: 2, refunded: 0, unsent: 0, withdrawn: 0 }

test.each([
  [{ quantity: 1 }, 1],
  [{ quantity: 4 }, 3],
  [{ quantity: 1, unsent: 0 }, 0],
  [{ quantity: 3, unsent: 1 }, 1],
  [{ quantity: 3, unsent: 0 }, undefined],
  [{ quantity: 4, unsent: 4 }, undefined],
  [{ quantity: 1, unsent: 2 }, undefined],
  [{ quantity: 6 }, undefined],
])('of five packs, two of them sent, %j refunds this many unsent ones: %s', (asked, unsent) => {
  expect(unsentOutsideWithdrawal(line, asked)).toBe(unsent)
})

test('packs in an open withdrawal are not available for other refunds', () => {
  const asked = { ...line, withdrawn: 2 }
  expect(unsentOutsideWithdrawal(asked, { quantity: 1, unsent: 0 })).toBeUndefined()
  expect(unsentOutsideWithdrawal(asked, { quantity: 3 })).toBe(3)
  expect(unsentOutsideWithdrawal(asked, { quantity: 4 })).toBeUndefined()
})

test('a withdrawal refunds sent packs before unsent ones', () => {
  const asked = { ...line, withdrawn: 4 }
  expect([unsentInWithdrawal(asked, 2), unsentInWithdrawal(asked, 4)]).toEqual([0, 2])
  expect(unsentInWithdrawal({ ...line, refunded: 2, withdrawn: 2 }, 2)).toBe(2)
})

test('everything that is left of an order includes withdrawn packs, and says which were never sent', () => {
  const lines = [
    { id: 1, quantity: 5, shipped: 2, refunded: 2, unsent: 1, withdrawn: 1 },
    { id: 2, quantity: 3, shipped: 0, refunded: 3, unsent: 3, withdrawn: 0 },
    { id: 3, quantity: 1, shipped: 1, refunded: 0, unsent: 0, withdrawn: 0 },
  ]
  expect(remainingPacks(lines)).toEqual([
    { lineId: 1, quantity: 3, unsent: 2 },
    { lineId: 3, quantity: 1, unsent: 0 },
  ])
})

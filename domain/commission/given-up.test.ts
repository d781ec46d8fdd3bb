import { expect, test } from 'vitest'
import { givenUpOf, openCommission } from './given-up.ts'

const movesOf = (lines: { pending: number; available: number }[], owed: number) =>
  givenUpOf(lines, owed).map(({ moves }) => moves.map(({ from, amount }) => [from, amount]))

test('what is available and what is pending is open, and a negative balance is not', () => {
  expect(openCommission({ pending: 300, available: 2_000 })).toEqual({
    pending: 300,
    available: 2_000,
    total: 2_300,
  })
  expect(openCommission({ pending: 300, available: -500 })).toEqual({
    pending: 300,
    available: 0,
    total: 300,
  })
  expect(openCommission({ pending: 0, available: 0 }).total).toBe(0)
})

test('everything that is open goes back to the shop', () => {
  const lines = [
    { pending: 300, available: 0 },
    { pending: 0, available: 2_000 },
  ]
  expect(movesOf(lines, 2_000)).toEqual([[['pending', 300]], [['available', 2_000]]])
})

test('what was paid out stays with the practitioner: no more is taken back than is owed', () => {
  const lines = [
    { pending: 0, available: 500 },
    { pending: 0, available: 3_000 },
    { pending: 100, available: 700 },
  ]
  expect(movesOf(lines, 1_500)).toEqual([[['available', 500]], [['available', 1_000]], [['pending', 100]]])
  expect(movesOf(lines, 0)).toEqual([[], [], [['pending', 100]]])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StatementEntry, statementOf } from './statement.ts'

const credited = (amount: number) => ({ kind: 'credited', from: 'shop', to: 'pending', amount }) as const
const earned = (amount: number) => ({ kind: 'earned', from: 'pending', to: 'available', amount }) as const
const reversed = (amount: number, from: 'pending' | 'available' = 'available') =>
  ({ kind: 'reversed', from, to: 'shop', amount }) as const

test('a statement leads from the opening to the closing balances, line by line and by kind', () => {
  const { lines, sums, closing } = statementOf({ pending: 500, available: 10_000 }, [
    credited(2_133),
    earned(500),
    credited(1_453),
    reversed(472),
  ])
  expect(lines.map(({ changes }) => changes)).toEqual([
    { pending: 2_133, available: 0 },
    { pending: -500, available: 500 },
    { pending: 1_453, available: 0 },
    { pending: 0, available: -472 },
  ])
  expect(sums).toEqual([
    { kind: 'credited', changes: { pending: 3_586, available: 0 } },
    { kind: 'earned', changes: { pending: -500, available: 500 } },
    { kind: 'reversed', changes: { pending: 0, available: -472 } },
  ])
  expect(closing).toEqual({ pending: 3_586, available: 10_028 })
})

test('a month in which nothing happened closes as it opened', () => {
  const opening = { pending: 100, available: -250 }
  expect(statementOf(opening, [])).toEqual({ opening, lines: [], sums: [], closing: opening })
})

test('each statement opens with what the one before it closed with, wherever the months are divided', () => {
  const amount = fc.integer({ min: 1, max: 100_000 })
  const entry: fc.Arbitrary<StatementEntry> = fc.oneof(
    amount.map(credited),
    amount.map(earned),
    fc.tuple(amount, fc.constantFrom('pending', 'available')).map(([sum, from]) => reversed(sum, from)),
  )
  fc.assert(
    fc.property(fc.array(entry), fc.nat(20), (entries, at) => {
      const none = { pending: 0, available: 0 }
      const first = statementOf(none, entries.slice(0, at))
      const second = statementOf(first.closing, entries.slice(at))
      expect(second.closing).toEqual(statementOf(none, entries).closing)
    }),
  )
})

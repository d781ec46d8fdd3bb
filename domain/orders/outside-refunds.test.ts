import { expect, test } from 'vitest'
import { newTotals, setOffUnsent } from './outside-refunds.ts'

const nothing = { chargedBack: 0, refundedOutside: 0 }

test('a report counts once, however often it comes', () => {
  const charged = { chargedBack: 5000, refundedOutside: 0 }
  expect(newTotals(nothing, charged)).toEqual(charged)
  expect(newTotals(charged, charged)).toBeUndefined()
})

test('an older report that comes later takes nothing away', () => {
  const [first, second] = [
    { chargedBack: 0, refundedOutside: 1000 },
    { chargedBack: 5000, refundedOutside: 1000 },
  ]
  expect(newTotals(second, first)).toBeUndefined()
  expect(newTotals({ chargedBack: 5000, refundedOutside: 0 }, first)).toEqual(second)
})

test('what went back is set off against refunds that were not sent, the oldest first', () => {
  const refund = { amount: 1000, setOff: 0, state: 'waiting' } as const
  const refunds = [
    { ...refund, id: 1, state: 'sent' },
    { ...refund, id: 2, state: 'failed', setOff: 400 },
    { ...refund, id: 3 },
  ] as const
  expect(setOffUnsent(500, refunds)).toEqual([{ id: 2, setOff: 900 }])
  expect(setOffUnsent(900, refunds)).toEqual([
    { id: 2, setOff: 1000 },
    { id: 3, setOff: 300 },
  ])
  expect(setOffUnsent(5000, refunds)).toEqual([
    { id: 2, setOff: 1000 },
    { id: 3, setOff: 1000 },
  ])
  expect(setOffUnsent(0, refunds)).toEqual([])
})

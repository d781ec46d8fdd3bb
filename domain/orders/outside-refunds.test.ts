import { expect, test } from 'vitest'
import { newTotals, setOffUnsent, undoneTotals } from './outside-refunds.ts'

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

test('what did not go back after all is owed again by the refunds that it settled, the latest first', () => {
  const refund = { amount: 1000, setOff: 1000, state: 'sent', providerId: null } as const
  const refunds = [
    { ...refund, id: 1 },
    { ...refund, id: 2 },
    { ...refund, id: 3, setOff: 400, providerId: 're_3' },
  ]
  const known = { chargedBack: 0, refundedOutside: 2900, unbooked: 500 }
  expect(undoneTotals(known, known, refunds)).toBeUndefined()
  expect(undoneTotals(known, { ...nothing, refundedOutside: 2500 }, refunds)).toEqual({
    totals: { chargedBack: 0, refundedOutside: 2500 },
    owed: [],
  })
  expect(undoneTotals(known, { ...nothing, refundedOutside: 1000 }, refunds)).toEqual({
    totals: { chargedBack: 0, refundedOutside: 1000 },
    owed: [
      { id: 2, setOff: 0 },
      { id: 1, setOff: 600 },
    ],
  })
  // Of the third, a part was transferred: sending it again would find that transfer.
  expect(undoneTotals(known, nothing, refunds)).toEqual({
    totals: { chargedBack: 0, refundedOutside: 400 },
    owed: [
      { id: 2, setOff: 0 },
      { id: 1, setOff: 0 },
    ],
  })
})

test('of a chargeback that the bank reverses, only what was not booked is undone', () => {
  const booked = { id: 1, amount: 1000, setOff: 1000, state: 'sent', providerId: null } as const
  const known = { ...nothing, chargedBack: 1500, unbooked: 500 }
  expect(undoneTotals(known, nothing, [booked])).toEqual({
    totals: { chargedBack: 1000, refundedOutside: 0 },
    owed: [],
  })
  expect(undoneTotals({ ...nothing, chargedBack: 1000, unbooked: 0 }, nothing, [booked])).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { invoiceNumber } from './invoices.ts'
import { carriers, trackingUrl } from './shipping.ts'
import { isPaid, mayBecome, orderNumber, orderStates } from './states.ts'
import { mayCancel, mayWithdraw, sendBackEnds, withdrawalEnds } from './withdrawal.ts'

const now = new Date('2026-11-22T12:00:00Z')

describe('the states of an order', () => {
  test('change only as goods and money do, and never back', () => {
    expect(mayBecome('pending_payment', 'paid')).toBe(true)
    expect(mayBecome('paid', 'pending_payment')).toBe(false)
    expect(mayBecome('pending_payment', 'shipped')).toBe(false)
    expect(mayBecome('shipped', 'cancelled')).toBe(false)
    for (const to of orderStates) expect(mayBecome('refunded', to)).toBe(false)
  })

  test('let a late payment revive an expired or failed order', () => {
    expect([mayBecome('expired', 'paid'), mayBecome('cancelled', 'paid')]).toEqual([true, true])
  })
})

describe('a client', () => {
  test('can cancel until the shop packs', () => {
    expect(orderStates.filter(mayCancel)).toEqual(['pending_payment', 'paid'])
  })

  test('can withdraw until the end of the fourteenth day after the last parcel arrived, in Brussels time', () => {
    const deliveredAt = new Date('2026-11-08T22:30:00Z')
    expect(withdrawalEnds('eu', deliveredAt)).toEqual(new Date('2026-11-22T22:59:59.999Z'))
    const order = { state: 'delivered', deliveredAt } as const
    expect(mayWithdraw('eu', order, new Date('2026-11-22T22:59:59Z'))).toBe(true)
    expect(mayWithdraw('eu', order, new Date('2026-11-22T23:00:00Z'))).toBe(false)
  })

  test.each([
    ['eu', '2026-10-19T22:30:00Z', '2026-11-03T22:59:59.999Z'],
    ['eu', '2027-03-20T22:30:00Z', '2027-04-03T21:59:59.999Z'],
    ['uk', '2026-10-20T23:30:00Z', '2026-11-04T23:59:59.999Z'],
  ] as const)(
    'has fourteen days for sending back, also when the clocks change: %s, %s',
    (region, statedAt, end) => {
      expect(sendBackEnds(region, new Date(statedAt))).toEqual(new Date(end))
    },
  )

  test('can withdraw before delivery, but not from an unpaid order', () => {
    for (const state of orderStates)
      expect(mayWithdraw('eu', { state, deliveredAt: null }, now)).toBe(isPaid(state))
  })
})

describe('a parcel', () => {
  test('has a tracking link in which its number is encoded', { tags: 'tracking-link' }, () => {
    expect(trackingUrl('bpost', '3232 0041 8877 0192')).toMatch(/itemCode=3232004188770192$/)
    for (const { key } of carriers) expect(trackingUrl(key, 'a&b="<') ?? '').not.toMatch(/&b|["<]/)
    expect([trackingUrl('bpost', null), trackingUrl('other', '12')]).toEqual([null, null])
  })
})

test('order numbers are read as printed', () => {
  expect(orderNumber(486)).toBe('V-10486')
  expect(invoiceNumber('invoice', 2026, 4817)).toBe('2026-004817')
  expect(invoiceNumber('credit_note', 2026, 1)).toBe('C2026-000001')
})

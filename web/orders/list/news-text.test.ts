import { expect, test } from 'vitest'
import { mainOrderAction, orderNews } from './news-text.tsx'

const order = {
  state: 'paid' as const,
  ending: null,
  held_until: null,
  expected: { from: '2026-11-24', to: '2026-11-25' },
  delivered_at: null,
  refunded: 0,
  withdrawal_asked: false,
}

test('an unpaid order shows until when its items are held', { tags: 'stock-reserved' }, () => {
  const held_until = '2026-11-20T14:32:00.000Z'
  expect(orderNews({ ...order, state: 'pending_payment', held_until })).toEqual({
    key: 'held',
    until: held_until,
  })
})

test('an order on its way shows the expected day and the carrier, later the day it arrived', () => {
  expect(orderNews(order)?.key).toBe('expected')
  expect(orderNews({ ...order, state: 'shipped' })?.key).toBe('on-its-way')
  const delivered_at = '2026-11-24T10:20:00.000Z'
  expect(orderNews({ ...order, state: 'delivered', delivered_at })).toEqual({
    key: 'delivered',
    at: delivered_at,
  })
})

test('a withdrawal shows its state', () => {
  expect(orderNews({ ...order, withdrawal_asked: true })?.key).toBe('withdrawal-asked')
  expect(orderNews({ ...order, state: 'refunded', refunded: 17.82 })).toEqual({
    key: 'refunded',
    amount: 17.82,
  })
})

test('an order of which a part was refunded still shows when the rest comes or came', () => {
  const part = { ...order, state: 'partially_refunded' as const, refunded: 17.82 }
  expect(orderNews(part)).toEqual({ key: 'expected', days: order.expected, refunded: 17.82 })
  const at = '2026-11-24T10:20:00.000Z'
  expect(orderNews({ ...part, expected: null, delivered_at: at })).toEqual({
    key: 'delivered',
    at,
    refunded: 17.82,
  })
  expect(orderNews({ ...part, expected: null })).toEqual({ key: 'refunded', amount: 17.82 })
})

test('a cancelled order says whether it was refunded', () => {
  expect(orderNews({ ...order, state: 'cancelled' })?.key).toBe('cancelled')
  expect(orderNews({ ...order, state: 'cancelled', refunded: 35.95 })?.key).toBe('cancelled-refunded')
  expect(orderNews({ ...order, state: 'expired' })?.key).toBe('expired')
})

test('an order that ended after a failed payment says so', () => {
  const ending = 'payment-failed'
  expect(orderNews({ ...order, state: 'cancelled', ending })).toEqual({ key: 'ended', ending })
})

test('the main action is paying, then tracking, then ordering again', () => {
  expect(mainOrderAction({ state: 'pending_payment', delivered_at: null })).toBe('pay')
  expect(mainOrderAction({ state: 'processing', delivered_at: null })).toBe('follow')
  expect(mainOrderAction({ state: 'partially_refunded', delivered_at: null })).toBe('follow')
  expect(mainOrderAction({ state: 'partially_refunded', delivered_at: '2026-11-24' })).toBe('again')
  expect(mainOrderAction({ state: 'expired', delivered_at: null })).toBe('again')
})

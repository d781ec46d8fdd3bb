import { expect, test } from 'vitest'
import { rowNews } from './order-table.tsx'

const row = { state: 'paid', held_until: null, tries: 1, to_ship: 2, withdrawal: null, refunded: 0 } as const

test('an order to be processed normally shows nothing else', () => {
  expect(rowNews(row)).toBeUndefined()
})

test('an unpaid order shows until when its items are held', () => {
  const until = '2026-11-22T09:10:00.000Z'
  expect(rowNews({ ...row, state: 'pending_payment', held_until: until })).toEqual({
    kind: 'held',
    until,
    tries: 1,
  })
})

test('a withdrawal is shown before unsent packs', () => {
  const withdrawal = { lines: 2, amount: 44.1 }
  expect(rowNews({ ...row, state: 'partially_shipped', withdrawal })).toEqual({
    kind: 'asked-back',
    ...withdrawal,
  })
})

test('after a first parcel the unsent packs are counted', () => {
  expect(rowNews({ ...row, state: 'partially_shipped' })).toEqual({ kind: 'to-follow', packs: 2 })
})

test('a completely sent order shows its refund', () => {
  const news = rowNews({ ...row, state: 'partially_refunded', to_ship: 0, refunded: 12.5 })
  expect(news).toEqual({ kind: 'refunded', amount: 12.5 })
})

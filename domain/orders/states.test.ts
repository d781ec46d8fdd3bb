import { expect, test } from 'vitest'
import { heldForRetry, mayBePaid, orderNumber, orderStates, readOrderNumber } from './states.ts'

test.each(['V-10486', 'v-10486', 'V 10486', ' 10486 ', '#10486', 'V10486'])(
  '%s is a valid order number',
  (text) => {
    expect(readOrderNumber(text)).toBe(486)
  },
)

test.each(['', 'V-', 'V-1', 'V-10000', 'X-10486', 'V-10486x', '-486', '99999999999'])(
  '%s is not an order number',
  (text) => {
    expect(readOrderNumber(text)).toBeUndefined()
  },
)

test('an order number is read as it is written', () => {
  expect(readOrderNumber(orderNumber(1))).toBe(1)
})

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`)

test('goods are held a quarter of an hour longer for a second payment, but not for a third', () => {
  expect(heldForRetry(at('10:30'), 1)).toEqual(at('10:45'))
  expect(heldForRetry(at('10:45'), 2)).toEqual(at('10:45'))
  expect(heldForRetry(at('10:45'), 9)).toEqual(at('10:45'))
})

test('an order can be paid while it waits and its goods are held, to the minute', () => {
  const heldUntil = at('10:30')
  expect(mayBePaid({ state: 'pending_payment', heldUntil }, at('10:29'))).toBe(true)
  expect(mayBePaid({ state: 'pending_payment', heldUntil }, at('10:30'))).toBe(false)
  for (const state of orderStates.filter((each) => each !== 'pending_payment'))
    expect(mayBePaid({ state, heldUntil }, at('10:29'))).toBe(false)
})

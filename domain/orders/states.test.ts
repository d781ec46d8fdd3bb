import { expect, test } from 'vitest'
import { orderNumber, readOrderNumber } from './states.ts'

test.each(['V-10486', 'v-10486', 'V 10486', ' 10486 ', '#10486', 'V10486'])('%s names one order', (text) => {
  expect(readOrderNumber(text)).toBe(486)
})

test.each(['', 'V-', 'V-1', 'V-10000', 'X-10486', 'V-10486x', '-486', '99999999999'])(
  '%s names none',
  (text) => {
    expect(readOrderNumber(text)).toBeUndefined()
  },
)

test('a number is read as it is written', () => {
  expect(readOrderNumber(orderNumber(1))).toBe(1)
})

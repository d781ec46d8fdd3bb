import { expect, test } from 'vitest'
import { unseen } from './new-orders.ts'

test('an order is new until it was seen, also when another one comes', () => {
  const [first, second] = [
    { id: 1, name: 'V-1' },
    { id: 2, name: 'V-2' },
  ]
  expect(unseen([first, second], [])).toEqual([first, second])
  expect(unseen([first, second], [1])).toEqual([second])
  expect(unseen([], [1])).toEqual([])
})

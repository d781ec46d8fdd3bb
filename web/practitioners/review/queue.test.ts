import { expect, test } from 'vitest'
import { nextAfter, queueSearch, readQueueView } from './queue.ts'

const queue = [{ id: 7 }, { id: 3 }, { id: 9 }]

test('after a decision the next certificate is shown, at the end the previous one', () => {
  expect(nextAfter(queue, 7)).toBe(3)
  expect(nextAfter(queue, 9)).toBe(3)
  expect(nextAfter([{ id: 7 }], 7)).toBeUndefined()
  // The queue was reloaded in the meantime.
  expect(nextAfter(queue, 12)).toBe(7)
})

test('the selection is part of the URL', () => {
  const view = { state: 'decided', page: 2, certificate: 9 } as const
  expect(readQueueView(new URLSearchParams(queueSearch(view)))).toEqual(view)
  expect(queueSearch({ state: 'waiting', page: 1, certificate: undefined })).toBe('')
})

test('an invalid URL shows the queue', () => {
  const search = new URLSearchParams('state=all&page=-1&certificate=x')
  expect(readQueueView(search)).toEqual({ state: 'waiting', page: 1, certificate: undefined })
})

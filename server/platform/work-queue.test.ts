import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openWorkQueue } from './work-queue.ts'

test('a limited number run at once, in order of arrival, and a failure lets the next one start', async () => {
  const queue = openWorkQueue({ atOnce: 2, longest: 10 })
  const began: number[] = []
  let running = 0
  let most = 0
  const works = Array.from({ length: 10 }, (_, n) =>
    queue.run(async () => {
      began.push(n)
      most = Math.max(most, ++running)
      await turn()
      running--
      if (n % 3 === 0) throw new Error('failed')
      return n
    }),
  )
  const ended = await Promise.allSettled(works)
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(most).toBe(2)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  expect(queue.isEmpty()).toBe(true)
})

test('work beyond the queue’s limit is refused, and waiting work is not', async () => {
  const queue = openWorkQueue({ atOnce: 1, longest: 2 })
  const works = Array.from({ length: 5 }, () => queue.run(async () => turn()))
  const ended = await Promise.allSettled(works)
  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(ended[4]).toMatchObject({ reason: { code: 'unavailable' } })
})

import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('four jobs run at once, the fifth starts when one has finished', () => {
  const finished: (() => void)[] = []
  const queue = createQueue(4)
  for (let job = 0; job < 6; job += 1) queue((done) => finished.push(done))
  expect(finished).toHaveLength(4)
  finished[1]?.()
  finished[1]?.()
  expect(finished).toHaveLength(5)
  finished[0]?.()
  expect(finished).toHaveLength(6)
})

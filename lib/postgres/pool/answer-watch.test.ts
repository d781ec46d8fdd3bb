import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAnswerWatch } from './answer-watch.ts'

const deadlineMs = 1000
let givenUp = 0
beforeEach(() => {
  givenUp = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

const open = () =>
  openAnswerWatch(deadlineMs, () => {
    givenUp += 1
  })

test('silence is noticed once nothing was answered for the whole time', async () => {
  const watch = open()
  watch.await()
  vi.advanceTimersByTime(deadlineMs - 1)
  expect(givenUp).toBe(0)
  vi.advanceTimersByTime(1)
  expect(givenUp).toBe(1)
  await expect(watch.silence).rejects.toMatchObject({ code: 'DATABASE_TIMEOUT' })
})

test('of several that are awaited each answer gives the others their time again', () => {
  const watch = open()
  watch.await()
  watch.await()
  vi.advanceTimersByTime(deadlineMs - 1)
  watch.answered()
  vi.advanceTimersByTime(deadlineMs - 1)
  expect(givenUp).toBe(0)
  vi.advanceTimersByTime(1)
  expect(givenUp).toBe(1)
})

test('what is done between two answers takes as long as it takes', async () => {
  const watch = open()
  watch.await()
  await watch.during(() => void vi.advanceTimersByTime(10 * deadlineMs))
  expect(givenUp).toBe(0)
  vi.advanceTimersByTime(deadlineMs)
  expect(givenUp).toBe(1)
})

test('what was given up comes to nothing, also when the database answers late', async () => {
  const watch = open()
  watch.await()
  const work = watch.during(() => {
    watch.await()
    vi.advanceTimersByTime(deadlineMs)
    watch.answered()
    return 'done'
  })
  await expect(work).rejects.toMatchObject({ code: 'DATABASE_TIMEOUT' })
})

test('nothing is noticed any more once it is closed', () => {
  const watch = open()
  watch.await()
  watch.close()
  watch.await()
  vi.advanceTimersByTime(deadlineMs)
  expect(givenUp).toBe(0)
})

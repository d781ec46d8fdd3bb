import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createResponseTimeout } from './response-timeout.ts'

const deadlineMs = 1000
let givenUp = 0
beforeEach(() => {
  givenUp = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

const open = () =>
  createResponseTimeout(deadlineMs, () => {
    givenUp += 1
  })

test('missing answers are noticed after the whole time', async () => {
  const watch = open()
  watch.await()
  vi.advanceTimersByTime(deadlineMs - 1)
  expect(givenUp).toBe(0)
  vi.advanceTimersByTime(1)
  expect(givenUp).toBe(1)
  await expect(watch.silence).rejects.toMatchObject({ code: 'DATABASE_TIMEOUT' })
})

test('each answer restarts the time of the others that are pending', () => {
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

test('work between two answers is not limited', async () => {
  const watch = open()
  watch.await()
  await watch.during(() => void vi.advanceTimersByTime(10 * deadlineMs))
  expect(givenUp).toBe(0)
  vi.advanceTimersByTime(deadlineMs)
  expect(givenUp).toBe(1)
})

test('late answers are ignored after giving up', async () => {
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

test('nothing is reported after closing', () => {
  const watch = open()
  watch.await()
  watch.close()
  watch.await()
  vi.advanceTimersByTime(deadlineMs)
  expect(givenUp).toBe(0)
})

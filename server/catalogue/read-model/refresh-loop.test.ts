import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRefreshLoop } from './refresh-loop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the loop runs at once and then every second', async () => {
  const work = vi.fn(async () => {})
  const beat = startRefreshLoop(work, 1000)
  await vi.advanceTimersByTimeAsync(2999)
  expect(work).toHaveBeenCalledTimes(3)
  await Promise.all([beat.stop(), vi.advanceTimersByTimeAsync(1000)])
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(3)
})

test('a requested run follows soon, only once for many requests, and never two at the same time', async () => {
  let atWork = 0
  const work = vi.fn(async () => {
    atWork += 1
    expect(atWork).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 200))
    atWork -= 1
  })
  const beat = startRefreshLoop(work, 1000)
  await vi.advanceTimersByTimeAsync(600)
  for (let times = 0; times < 5; times += 1) beat.hurry()
  await vi.advanceTimersByTimeAsync(60)
  expect(work).toHaveBeenCalledTimes(2)
  beat.hurry()
  await vi.advanceTimersByTimeAsync(300)
  expect(work).toHaveBeenCalledTimes(3)
  await Promise.all([beat.stop(), vi.advanceTimersByTimeAsync(2000)])
})

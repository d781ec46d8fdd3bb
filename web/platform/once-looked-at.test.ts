import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookMs, onceLookedAt } from './once-looked-at.ts'

const tell = vi.fn()
let page: { visibilityState: DocumentVisibilityState } & EventTarget
const turn = (visibilityState: DocumentVisibilityState) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  tell.mockReset()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
})
afterEach(() => vi.useRealTimers())

test('a product viewed for a while is counted once', () => {
  onceLookedAt(page, tell)
  vi.advanceTimersByTime(lookMs - 1)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  turn('hidden')
  turn('visible')
  vi.advanceTimersByTime(lookMs * 2)
  expect(tell).toHaveBeenCalledOnce()
})

test('a hidden page is not counted, and starts again when it is visible', () => {
  onceLookedAt(page, tell)
  vi.advanceTimersByTime(lookMs - 1)
  turn('hidden')
  vi.advanceTimersByTime(lookMs)
  turn('visible')
  vi.advanceTimersByTime(lookMs - 1)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell).toHaveBeenCalledOnce()
})

test('a page opened in the background waits until it is visible', () => {
  page.visibilityState = 'hidden'
  onceLookedAt(page, tell)
  vi.advanceTimersByTime(lookMs * 2)
  expect(tell).not.toHaveBeenCalled()
  turn('visible')
  vi.advanceTimersByTime(lookMs)
  expect(tell).toHaveBeenCalledOnce()
})

test('a shorter view is not counted', () => {
  const stop = onceLookedAt(page, tell)
  vi.advanceTimersByTime(lookMs - 1)
  stop()
  turn('visible')
  vi.advanceTimersByTime(lookMs * 2)
  expect(tell).not.toHaveBeenCalled()
})

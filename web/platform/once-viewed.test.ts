import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceViewed, viewedMs } from './once-viewed.ts'

const notify = vi.fn()
let page: { visibilityState: DocumentVisibilityState } & EventTarget
const turn = (visibilityState: DocumentVisibilityState) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  notify.mockReset()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
})
afterEach(() => vi.useRealTimers())

test('a product viewed for a while is counted once', () => {
  onceViewed(page, notify)
  vi.advanceTimersByTime(viewedMs - 1)
  expect(notify).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  turn('hidden')
  turn('visible')
  vi.advanceTimersByTime(viewedMs * 2)
  expect(notify).toHaveBeenCalledOnce()
})

test('a hidden page is not counted, and starts again when it is visible', () => {
  onceViewed(page, notify)
  vi.advanceTimersByTime(viewedMs - 1)
  turn('hidden')
  vi.advanceTimersByTime(viewedMs)
  turn('visible')
  vi.advanceTimersByTime(viewedMs - 1)
  expect(notify).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(notify).toHaveBeenCalledOnce()
})

test('a page opened in the background waits until it is visible', () => {
  page.visibilityState = 'hidden'
  onceViewed(page, notify)
  vi.advanceTimersByTime(viewedMs * 2)
  expect(notify).not.toHaveBeenCalled()
  turn('visible')
  vi.advanceTimersByTime(viewedMs)
  expect(notify).toHaveBeenCalledOnce()
})

test('a shorter view is not counted', () => {
  const stop = onceViewed(page, notify)
  vi.advanceTimersByTime(viewedMs - 1)
  stop()
  turn('visible')
  vi.advanceTimersByTime(viewedMs * 2)
  expect(notify).not.toHaveBeenCalled()
})

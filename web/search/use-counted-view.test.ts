import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookMs, onceLookedAt } from './use-counted-view.ts'

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

test('a product that is looked at for a while is told of once', () => {
  onceLookedAt(page, tell)
  vi.advanceTimersByTime(lookMs - 1)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  turn('hidden')
  turn('visible')
  vi.advanceTimersByTime(lookMs * 2)
  expect(tell).toHaveBeenCalledOnce()
})

test('a page that is hidden is not looked at, and begins anew when it comes back', () => {
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

test('a page opened in the background waits until it is seen', () => {
  page.visibilityState = 'hidden'
  onceLookedAt(page, tell)
  vi.advanceTimersByTime(lookMs * 2)
  expect(tell).not.toHaveBeenCalled()
  turn('visible')
  vi.advanceTimersByTime(lookMs)
  expect(tell).toHaveBeenCalledOnce()
})

test('who goes on before has not looked', () => {
  const stop = onceLookedAt(page, tell)
  vi.advanceTimersByTime(lookMs - 1)
  stop()
  turn('visible')
  vi.advanceTimersByTime(lookMs * 2)
  expect(tell).not.toHaveBeenCalled()
})

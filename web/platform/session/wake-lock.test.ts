import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAwake } from './wake-lock.ts'

const release = vi.fn(async () => {})
const request = vi.fn(async () => ({ release }))
let page: { visibilityState: string } & EventTarget
const turn = (visibilityState: string) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  release.mockClear()
  request.mockReset().mockResolvedValue({ release })
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
})
afterEach(() => vi.unstubAllGlobals())

test('the screen stays awake until logout', async () => {
  const letSleep = keepAwake()
  await settled()
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  expect(release).not.toHaveBeenCalled()
  letSleep()
  expect(release).toHaveBeenCalledOnce()
})

test('a hidden page requests no lock; it requests one again when it is visible', async () => {
  page.visibilityState = 'hidden'
  const letSleep = keepAwake()
  expect(request).not.toHaveBeenCalled()
  turn('visible')
  turn('hidden')
  turn('visible')
  await settled()
  expect(request).toHaveBeenCalledTimes(2)
  letSleep()
  turn('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

test('a lock granted after the logout is released at once', async () => {
  keepAwake()()
  await settled()
  expect(release).toHaveBeenCalledOnce()
})

test.each([
  ['refuses', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } }],
  ['has no locks', {}],
])('a browser that %s causes no error', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const letSleep = keepAwake()
  await settled()
  expect(letSleep).not.toThrow()
})

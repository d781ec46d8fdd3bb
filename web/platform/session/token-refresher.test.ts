import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FetchError } from '../call-api.ts'
import type { Refreshed } from './refresh.ts'
import { createTokenRefresher } from './token-refresher.ts'
import type { StoredTokens } from './tokens.ts'

const minute = 60_000
let stored: StoredTokens | undefined
const ask = vi.fn<() => Promise<Refreshed>>()
const onEnded = vi.fn<() => void>()
const renews = async (): Promise<Refreshed> => {
  stored = { access_token: 'a', refresh_token: 'r', issuedAtMs: Date.now() }
  return { kind: 'fresh', tokens: stored }
}
const open = () =>
  createTokenRefresher({
    read: () => stored,
    refresh: async (isFreshEnough) =>
      stored && isFreshEnough(stored) ? { kind: 'fresh', tokens: stored } : ask(),
    onEnded,
    clock: Date.now,
  })
let keeper: ReturnType<typeof open>

beforeEach(() => {
  vi.useFakeTimers()
  stored = { access_token: 'a', refresh_token: 'r', issuedAtMs: Date.now() }
  ask.mockReset().mockImplementation(renews)
  onEnded.mockReset()
  keeper = open()
})
afterEach(() => {
  keeper.stop()
  vi.useRealTimers()
})

test('tokens are renewed every 55 minutes', { tags: 'constant-token-refresh' }, async () => {
  await keeper.check()
  await vi.advanceTimersByTimeAsync(3_300_000 - 1)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10 * 3_300_000)
  expect(ask).toHaveBeenCalledTimes(11)
})

test('a reload does not restart the 55 minutes', { tags: 'auth-refresh' }, async () => {
  await keeper.check()
  await vi.advanceTimersByTimeAsync(50 * minute)
  keeper.stop()
  keeper = open()
  await keeper.check()
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('after sleep, during which timers stop, they are renewed within half a minute', async () => {
  await keeper.check()
  vi.setSystemTime(Date.now() + 8 * 60 * minute)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('tokens renewed by another tab are not renewed again', async () => {
  await keeper.check()
  await vi.advanceTimersByTimeAsync(54 * minute)
  await renews()
  await vi.advanceTimersByTimeAsync(54 * minute)
  expect(ask).not.toHaveBeenCalled()
})

test('a temporary failure is retried, with pauses that double', async () => {
  const failure: Refreshed = { kind: 'later', error: new FetchError(503, undefined) }
  ask.mockReset().mockResolvedValueOnce(failure).mockResolvedValueOnce(failure).mockImplementation(renews)
  stored!.issuedAtMs -= 56 * minute
  await keeper.check()
  await vi.advanceTimersByTimeAsync(500)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(onEnded).not.toHaveBeenCalled()
})

test('after too many requests the shop is not called for as long as it says', async () => {
  ask.mockReset().mockResolvedValueOnce({ kind: 'later', error: new FetchError(429, undefined, 90_000) })
  ask.mockImplementation(renews)
  stored!.issuedAtMs -= 56 * minute
  await keeper.check()
  await vi.advanceTimersByTimeAsync(89_999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a refusal ends the session', async () => {
  ask.mockReset().mockResolvedValue({ kind: 'ended' })
  stored!.issuedAtMs -= 56 * minute
  await keeper.check()
  expect(onEnded).toHaveBeenCalledOnce()
})

test('without a login nothing is requested', async () => {
  stored = undefined
  await keeper.check()
  await vi.advanceTimersByTimeAsync(3 * 60 * minute)
  expect(ask).not.toHaveBeenCalled()
  expect(onEnded).not.toHaveBeenCalled()
})

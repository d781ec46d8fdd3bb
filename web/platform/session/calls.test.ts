import { beforeEach, expect, test, vi } from 'vitest'
import { FetchError, Unauthorized } from '../call-api.ts'
import { accountCalls, type CallDeps, TokensExpired } from './calls.ts'
import type { Refreshed } from './refresh.ts'
import type { StoredTokens } from './tokens.ts'

const tokens = (name: string, issuedAtMs = 0): StoredTokens => ({
  access_token: name,
  refresh_token: `${name} refresh`,
  issuedAtMs,
})
const hour = 3_600_000
const refused = (status: number, code: string) => new FetchError(status, { code, message: code })

let stored: StoredTokens | undefined
let nowMs = 0
const send = vi.fn<CallDeps['send']>()
const ask = vi.fn<() => Promise<Refreshed>>()
const onEnded = vi.fn<() => void>()
const wait = vi.fn<CallDeps['wait']>()
const refresh: CallDeps['refresh'] = async (isFreshEnough) =>
  stored && isFreshEnough(stored) ? { kind: 'fresh', tokens: stored } : ask()
const { fetchAccount, accessToken } = accountCalls({
  read: () => stored,
  refresh,
  send,
  onEnded,
  clock: () => nowMs,
  wait,
})
const bearers = () => send.mock.calls.map(([, call]) => call.bearer)
const renews = async (): Promise<Refreshed> => {
  stored = tokens('second', nowMs)
  return { kind: 'fresh', tokens: stored }
}

beforeEach(() => {
  stored = tokens('first')
  nowMs = 0
  send.mockReset().mockResolvedValue(new Response())
  ask.mockReset().mockImplementation(renews)
  onEnded.mockReset().mockImplementation(() => {
    stored = undefined
  })
  wait.mockReset().mockResolvedValue()
})

test('a call sends the stored token', async () => {
  await fetchAccount('/v2/account/')
  expect(bearers()).toEqual(['first'])
  expect(ask).not.toHaveBeenCalled()
})

test('without a stored token nothing is sent', { tags: ['token-required', 'token-paths'] }, async () => {
  stored = undefined
  await expect(fetchAccount('/v2/account/')).rejects.toThrow(Unauthorized)
  expect(send).not.toHaveBeenCalled()
})

test('an expired token is renewed before the call', async () => {
  nowMs = hour
  await fetchAccount('/v2/account/')
  expect(ask).toHaveBeenCalledOnce()
  expect(bearers()).toEqual(['second'])
})

test('an upload gets a token that has not expired', async () => {
  nowMs = hour
  expect(await accessToken()).toBe('second')
})

test.each(['token-expired', 'token-unusable'])('a call refused with %s is repeated once', async (code) => {
  send.mockRejectedValueOnce(refused(code === 'token-expired' ? 401 : 422, code))
  await fetchAccount('/v2/account/')
  expect(bearers()).toEqual(['first', 'second'])
  expect(onEnded).not.toHaveBeenCalled()
})

test('a token refused twice is not renewed endlessly', async () => {
  send.mockRejectedValue(refused(401, 'token-expired'))
  await expect(fetchAccount('/v2/account/')).rejects.toThrow('Tokens expired')
  expect(bearers()).toEqual(['first', 'second'])
  expect(stored).toBeUndefined()
})

test('any other 401 ends the session', async () => {
  send.mockRejectedValue(refused(401, 'unauthorized'))
  await expect(fetchAccount('/v2/account/')).rejects.toThrow(TokensExpired)
  expect(onEnded).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
})

test('a 401 for a token that another tab has renewed meanwhile does not end the session', async () => {
  send.mockImplementationOnce(async () => {
    stored = tokens('of another tab')
    throw refused(401, 'unauthorized')
  })
  await fetchAccount('/v2/account/')
  expect(bearers()).toEqual(['first', 'of another tab'])
  expect(onEnded).not.toHaveBeenCalled()
})

test.each([400, 403, 404, 409, 422, 429, 500, 503])(
  '%i is passed on, and does not end the session',
  async (status) => {
    send.mockRejectedValue(refused(status, 'x'))
    await expect(fetchAccount('/v2/account/')).rejects.toMatchObject({ status })
    expect(bearers()).toEqual(['first'])
    expect(onEnded).not.toHaveBeenCalled()
  },
)

test('a temporary failure of a refresh is retried with pauses before the call fails', async () => {
  nowMs = hour
  const lost = new TypeError('Failed to fetch')
  ask.mockReset().mockResolvedValue({ kind: 'later', error: lost })
  await expect(fetchAccount('/v2/account/')).rejects.toBe(lost)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(wait.mock.calls).toEqual([[500], [1000]])
  expect(onEnded).not.toHaveBeenCalled()
  expect(stored).toEqual(tokens('first'))
})

test('a refresh that succeeds at the second attempt lets the call continue', async () => {
  nowMs = hour
  ask.mockReset().mockResolvedValueOnce({ kind: 'later', error: refused(503, 'unavailable') })
  ask.mockImplementation(renews)
  await fetchAccount('/v2/account/')
  expect(bearers()).toEqual(['second'])
})

test('if the shop asks to wait long before a refresh, the call fails, but the session stays', async () => {
  nowMs = hour
  ask.mockReset().mockResolvedValue({ kind: 'later', error: new FetchError(429, undefined, 60_000) })
  await expect(fetchAccount('/v2/account/')).rejects.toMatchObject({ status: 429 })
  expect(ask).toHaveBeenCalledOnce()
  expect(onEnded).not.toHaveBeenCalled()
})

test('a refused refresh ends the session', async () => {
  nowMs = hour
  ask.mockReset().mockResolvedValue({ kind: 'ended' })
  await expect(fetchAccount('/v2/account/')).rejects.toThrow(TokensExpired)
  expect(send).not.toHaveBeenCalled()
  expect(onEnded).toHaveBeenCalledOnce()
})

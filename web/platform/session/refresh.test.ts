import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Tokens } from '#contract/accounts.ts'
import { FetchError } from '../call-api.ts'
import { isExpired, pauseMs, type RefreshDeps, refreshInMs, refreshTokens } from './refresh.ts'
import type { StoredTokens } from './tokens.ts'

const minute = 60_000
const issued = (atMs: number, name = 'first'): StoredTokens => ({
  access_token: `${name} access`,
  refresh_token: `${name} refresh`,
  issuedAtMs: atMs,
})
const answer: Tokens = { access_token: 'second access', refresh_token: 'second refresh' }

describe('the age of tokens', () => {
  test('counts from their issue: they are due for renewal 55 minutes later', () => {
    expect(refreshInMs(issued(0), 0)).toBe(3_300_000)
    expect(refreshInMs(issued(0), 54 * minute)).toBe(minute)
    expect(refreshInMs(issued(0), 55 * minute)).toBe(0)
    expect(refreshInMs(issued(0), 9 * 60 * minute)).toBe(0)
  })

  test('an access token expires after an hour, minus a margin for the request', () => {
    expect(isExpired(issued(0), 59 * minute)).toBe(false)
    expect(isExpired(issued(0), 60 * minute - 10_000)).toBe(true)
  })

  test('if the clock was set back, they are renewed at once', () => {
    expect(isExpired(issued(5 * minute), 0)).toBe(true)
    expect(refreshInMs(issued(5 * minute), 0)).toBe(0)
  })
})

describe('a refresh', () => {
  let stored: StoredTokens | undefined
  const ask = vi.fn<RefreshDeps['ask']>()
  const refresh = (isFreshEnough = (_: StoredTokens) => false) =>
    refreshTokens(
      {
        read: () => stored,
        save: (tokens, issuedAtMs) => (stored = { ...tokens, issuedAtMs }),
        ask,
        serially: (work) => work(),
        clock: () => 1000,
      },
      isFreshEnough,
    )

  beforeEach(() => {
    stored = issued(0)
    ask.mockReset().mockResolvedValue(answer)
  })

  test('returns new tokens, whose age counts from the request', async () => {
    expect(await refresh()).toEqual({ kind: 'fresh', tokens: { ...answer, issuedAtMs: 1000 } })
    expect(ask).toHaveBeenCalledExactlyOnceWith('first refresh')
    expect(stored).toEqual({ ...answer, issuedAtMs: 1000 })
  })

  test('already made by another tab is not repeated', async () => {
    expect(await refresh(() => true)).toEqual({ kind: 'fresh', tokens: issued(0) })
    expect(ask).not.toHaveBeenCalled()
  })

  test('needs a refresh token', { tags: 'refresh-token-required' }, async () => {
    stored = undefined
    expect(await refresh()).toEqual({ kind: 'ended' })
    expect(ask).not.toHaveBeenCalled()
  })

  test.each([401, 422])('refused with %i ends the session', async (status) => {
    ask.mockRejectedValue(new FetchError(status, undefined))
    expect(await refresh()).toEqual({ kind: 'ended' })
  })

  test.each([429, 500, 502, 503, 400, 403])('answered with %i logs nobody out', async (status) => {
    ask.mockRejectedValue(new FetchError(status, undefined))
    expect(await refresh()).toMatchObject({ kind: 'later' })
    expect(stored).toEqual(issued(0))
  })

  test('lost by the network logs nobody out', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await refresh()).toMatchObject({ kind: 'later' })
  })

  test('does not log a user in again who has logged out meanwhile', async () => {
    ask.mockImplementation(async () => {
      stored = undefined
      return answer
    })
    expect(await refresh()).toEqual({ kind: 'ended' })
    expect(stored).toBeUndefined()
  })

  test.each(['answered', 'refused'])(
    'that is %s late does not affect a user who has logged in meanwhile',
    async (how) => {
      ask.mockImplementation(async () => {
        stored = issued(900, 'anna')
        if (how === 'refused') throw new FetchError(401, undefined)
        return answer
      })
      expect(await refresh()).toEqual({ kind: 'fresh', tokens: issued(900, 'anna') })
      expect(stored).toEqual(issued(900, 'anna'))
    },
  )
})

describe('the pause before a retry', () => {
  test('doubles from half a second up to a minute', () => {
    const lost = new TypeError('Failed to fetch')
    expect([0, 1, 2, 3, 4, 20].map((failures) => pauseMs(failures, lost))).toEqual([
      500, 1000, 2000, 4000, 8000, 60_000,
    ])
  })

  test('is as long as the shop asks', () => {
    expect(pauseMs(0, new FetchError(429, undefined, 42_000))).toBe(42_000)
  })
})

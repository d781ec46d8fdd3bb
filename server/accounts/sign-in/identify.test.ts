import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AccountTokens, Reading } from '#server/platform/tokens.ts'
import { openIdentify } from './identify.ts'
import type { OwnedSession, SessionStates } from './session-states.ts'

const start = new Date('2026-11-21T10:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const open: OwnedSession = {
  userTypeId: 4,
  generation: 1,
  createdAt: new Date(0),
  rotatedAt: start,
  expiresAt: later(86_400),
  revokedAt: null,
}
const reading: Reading = { claims: { userId: 1, sessionId: 2, generation: 1 }, expiresAt: later(30) }
const actor = { actor: { id: 1, userTypeId: 4, sessionId: 2 } }
const unauthorized = { problem: 'unauthorized' }

let session: OwnedSession | undefined
const read = vi.fn<AccountTokens['read']>()
const tokens: AccountTokens = { read, issue: async () => '' }
const states: SessionStates = { find: async () => session, forget: () => {} }
const clock = () => new Date()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  session = open
  read.mockReset().mockResolvedValue(reading)
})
afterEach(() => void vi.useRealTimers())

describe('a caller with a cached token', () => {
  test('has its signature verified once', async () => {
    const identify = openIdentify(tokens, states, clock)
    for (let n = 0; n < 5; n++) expect(await identify('Bearer one')).toEqual(actor)
    expect(read).toHaveBeenCalledOnce()
    expect(await identify('bearer  two')).toEqual(actor)
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('is told when it has expired nevertheless', async () => {
    const identify = openIdentify(tokens, states, clock)
    await identify('Bearer one')
    vi.setSystemTime(later(30))
    expect(await identify('Bearer one')).toEqual({ problem: 'token-expired' })
  })

  test('is not identified once the session has ended or expired, or its owner may not sign in', async () => {
    const identify = openIdentify(tokens, states, clock)
    await identify('Bearer one')
    for (const ended of [undefined, { ...open, revokedAt: start }, { ...open, expiresAt: start }]) {
      session = ended
      expect(await identify('Bearer one')).toEqual(unauthorized)
    }
  })
})

test('callers cannot be identified without the database, which is not a refusal of the token', async () => {
  const lost = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' })
  const find = async () => Promise.reject(lost)
  const identify = openIdentify(tokens, { ...states, find }, clock)
  expect(await identify('Bearer one')).toEqual({ problem: 'unavailable' })
})

test('an invalid token is never cached', async () => {
  const identify = openIdentify(tokens, states, clock)
  read.mockResolvedValue({ problem: 'token-unusable' })
  for (let n = 0; n < 2; n++) expect(await identify('Bearer one')).toEqual({ problem: 'token-unusable' })
  expect(read).toHaveBeenCalledTimes(2)
})

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic bWlsYTpwYXNz', 'one'])(
  'a caller without a token (%s) is a visitor',
  async (authorization) => {
    expect(await openIdentify(tokens, states, clock)(authorization)).toEqual(unauthorized)
    expect(read).not.toHaveBeenCalled()
  },
)

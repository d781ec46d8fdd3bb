import { expect, test, vi } from 'vitest'
import type { Session } from '#contract/accounts.ts'
import { FetchError } from '../../platform/call-api.ts'
import { callAccount } from '../../platform/session/session.ts'
import { deviceText, endSession, inOrder } from './sessions-card.tsx'

vi.mock('../../platform/session/session.ts', async (original) => ({
  ...(await original<typeof import('../../platform/session/session.ts')>()),
  callAccount: vi.fn(),
}))

const session = (id: number, more: Partial<Session>): Session => ({
  id,
  is_current: false,
  browser: 'Firefox',
  system: 'macOS',
  kind: 'laptop',
  country: 'BE',
  is_new_place: false,
  created_at: '2026-11-01T08:00:00Z',
  last_seen_at: '2026-11-01T08:00:00Z',
  ...more,
})

test('this device comes first, then the most recently used ones', () => {
  const sessions = [
    session(1, { last_seen_at: '2026-11-10T08:00:00Z' }),
    session(2, { last_seen_at: '2026-11-20T08:00:00Z' }),
    session(3, { is_current: true, last_seen_at: '2026-11-05T08:00:00Z' }),
  ]
  expect(inOrder(sessions).map(({ id }) => id)).toEqual([3, 2, 1])
})

test('a device is described by what is known about it', () => {
  const named = (browser: string | null, system: string | null) => deviceText({ browser, system })
  expect(named('Safari', 'iPhone')).toEqual({ key: 'both', values: { browser: 'Safari', system: 'iPhone' } })
  expect(named(null, 'Linux')).toEqual({ key: 'one', values: { name: 'Linux' } })
  expect(named('Chrome', null)).toEqual({ key: 'one', values: { name: 'Chrome' } })
  expect(named(null, null).key).toBe('none')
})

test('a user who logs a device out that is logged out already has nothing left to do', async () => {
  const gone = new FetchError(404, { code: 'not-found', message: 'This does not exist.' })
  vi.mocked(callAccount).mockRejectedValueOnce(gone)
  await expect(endSession(7)).resolves.toBeUndefined()
  const failure = new TypeError('Failed to fetch')
  vi.mocked(callAccount).mockRejectedValueOnce(failure)
  await expect(endSession(7)).rejects.toBe(failure)
})

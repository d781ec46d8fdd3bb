import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { refreshCountry } from './country.ts'
import {
  dismissalKeptMs,
  dismissNotice,
  isNoticeFor,
  isQuiet,
  pollMs,
  polls,
  quietAfterDismissalMs,
  waitForCountry,
} from './notice-rules.ts'
import { hasOtherStore } from './regional-notice.tsx'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('only the EU store sends visitors to another store, and only if its URL is known', () => {
  expect(hasOtherStore('eu', 'https://uk.example')).toBe(true)
  expect(hasOtherStore('eu', undefined)).toBe(false)
  expect(hasOtherStore('uk', 'https://eu.example')).toBe(false)
})

test('the notice is for Great Britain', { tags: 'notice-shown' }, () => {
  expect(isNoticeFor('GB')).toBe(true)
  expect(isNoticeFor('BE')).toBe(false)
  expect(isNoticeFor(null)).toBe(false)
})

test('the notice waits for the country', async () => {
  const storage = memoryStorage()
  const country = waitForCountry(storage, Date.now)
  await vi.advanceTimersByTimeAsync(3 * pollMs)
  await refreshCountry(storage, async () => 'GB', Date.now)
  await vi.advanceTimersByTimeAsync(pollMs)
  expect(await country).toBe('GB')
})

test('it stops waiting after twenty checks', { tags: 'constant-notice-poll' }, async () => {
  const storage = memoryStorage()
  const looks = vi.spyOn(storage, 'key')
  storage.setItem('other', '1')
  const country = waitForCountry(storage, Date.now)
  await vi.advanceTimersByTimeAsync(polls * pollMs)
  expect(await country).toBeUndefined()
  expect(looks).toHaveBeenCalledTimes(polls)
})

test('a dismissed notice stays hidden for an hour, and is remembered for a day', {
  tags: 'constant-notice-dismissed',
}, () => {
  const storage = memoryStorage()
  dismissNotice(storage, 0)
  expect(isQuiet(storage, quietAfterDismissalMs - 1)).toBe(true)
  expect(isQuiet(storage, quietAfterDismissalMs)).toBe(false)
  expect(storage.keys()).toEqual([`${dismissalKeptMs}:regional-notice-dismissed`])
})

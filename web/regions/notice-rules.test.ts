import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryDrawer } from '../../tests/support/memory-drawer.ts'
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
  const drawer = memoryDrawer()
  const country = waitForCountry(drawer, Date.now)
  await vi.advanceTimersByTimeAsync(3 * pollMs)
  await refreshCountry(drawer, async () => 'GB', Date.now)
  await vi.advanceTimersByTimeAsync(pollMs)
  expect(await country).toBe('GB')
})

test('it stops waiting after twenty checks', { tags: 'constant-notice-poll' }, async () => {
  const drawer = memoryDrawer()
  const looks = vi.spyOn(drawer, 'key')
  drawer.setItem('other', '1')
  const country = waitForCountry(drawer, Date.now)
  await vi.advanceTimersByTimeAsync(polls * pollMs)
  expect(await country).toBeUndefined()
  expect(looks).toHaveBeenCalledTimes(polls)
})

test('a dismissed notice stays hidden for an hour, and is remembered for a day', {
  tags: 'constant-notice-dismissed',
}, () => {
  const drawer = memoryDrawer()
  dismissNotice(drawer, 0)
  expect(isQuiet(drawer, quietAfterDismissalMs - 1)).toBe(true)
  expect(isQuiet(drawer, quietAfterDismissalMs)).toBe(false)
  expect(drawer.keys()).toEqual([`${dismissalKeptMs}:regional-notice-dismissed`])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { cachedCountry, countryKeptMs, recheckMs, watchCountry } from './country.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('the country is looked up once an hour, checked every two minutes', {
  tags: ['country-cached', 'call-geoip-cache', 'constant-geoip'],
}, async () => {
  const storage = memoryStorage()
  const ask = vi.fn(async () => 'GB')
  const stop = watchCountry(storage, ask)
  await vi.advanceTimersByTimeAsync(countryKeptMs - 1)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(cachedCountry(storage, Date.now())).toBe('GB')
  await vi.advanceTimersByTimeAsync(recheckMs + 1)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(2 * countryKeptMs)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a failure is retried two minutes later', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('BE')
  const storage = memoryStorage()
  const stop = watchCountry(storage, ask)
  await vi.advanceTimersByTimeAsync(recheckMs)
  expect(cachedCountry(storage, Date.now())).toBe('BE')
  stop()
})

test('an IP address without a country is remembered as such', async () => {
  const storage = memoryStorage()
  const ask = vi.fn(async () => null)
  const stop = watchCountry(storage, ask)
  await vi.advanceTimersByTimeAsync(10 * recheckMs)
  expect(cachedCountry(storage, Date.now())).toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
  stop()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstRetryDelayMs, loadRetries, loadTexts, parallelLoads } from './text-store.ts'

const answer = (status: number) => new Response('{"name":"Verbena"}', { status })
const fetchTexts = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchTexts)
  fetchTexts.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('texts that fail to load are requested again after doubling pauses', {
  tags: 'translation-retry',
}, async () => {
  fetchTexts
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(answer(502))
    .mockResolvedValue(answer(200))
  const texts = loadTexts('/locales/hu/shop.json')
  await vi.advanceTimersByTimeAsync(firstRetryDelayMs - 1)
  expect(fetchTexts).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchTexts).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2 * firstRetryDelayMs)
  expect(await texts).toEqual({ name: 'Verbena' })
  expect(fetchTexts).toHaveBeenCalledTimes(3)
})

test('it gives up after five retries', async () => {
  fetchTexts.mockImplementation(async () => answer(500))
  const failed = expect(loadTexts('/x.json')).rejects.toThrow('did not load')
  await vi.runAllTimersAsync()
  await failed
  expect(fetchTexts).toHaveBeenCalledTimes(1 + loadRetries)
})

test('missing texts are not requested again', async () => {
  fetchTexts.mockResolvedValue(answer(404))
  await expect(loadTexts('/x.json')).rejects.toThrow()
  expect(fetchTexts).toHaveBeenCalledTimes(1)
})

test('ten load at once, the eleventh waits', { tags: 'constant-translations' }, async () => {
  const open: ((response: Response) => void)[] = []
  fetchTexts.mockImplementation(() => new Promise((resolve) => open.push(resolve)))
  const loads = Array.from({ length: parallelLoads + 1 }, (_, at) => loadTexts(`/${at}.json`))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchTexts).toHaveBeenCalledTimes(parallelLoads)
  open[0]?.(answer(200))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchTexts).toHaveBeenCalledTimes(parallelLoads + 1)
  for (const resolve of open) resolve(answer(200))
  await Promise.all(loads)
})

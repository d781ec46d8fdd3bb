import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './use-copy.ts'

afterEach(() => void vi.unstubAllGlobals())

test('people are told that a text could not be copied, also by a browser without a clipboard', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } })
  expect(await copyText('ABCD')).toBe(true)
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } })
  expect(await copyText('ABCD')).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(await copyText('ABCD')).toBe(false)
})

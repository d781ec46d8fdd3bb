import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('returns the published values of FNV-1a', () => {
  expect(fingerprint('')).toBe(0x811c9dc5)
  expect(fingerprint('a')).toBe(0xe40c292c)
  expect(fingerprint('foobar')).toBe(0xbf9cf968)
})

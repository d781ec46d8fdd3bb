import { expect, test } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { hasReloaded, isChunkLoadError, markReload, reloadOnceForMs } from './chunk-load-error.ts'

test('a page with a missing file is reloaded once, not repeatedly', () => {
  const memory = memoryStorage()
  expect(hasReloaded(memory, 1_000_000)).toBe(false)
  markReload(memory, 1_000_000)
  expect(hasReloaded(memory, 1_000_000 + reloadOnceForMs - 1)).toBe(true)
  expect(hasReloaded(memory, 1_000_000 + reloadOnceForMs)).toBe(false)
})

test.each([
  'Failed to fetch dynamically imported module: https://x/a.js',
  'error loading dynamically imported module: https://x/a.js',
  'Importing a module script failed.',
])('a missing file is recognised in every browser: %s', (message) => {
  expect(isChunkLoadError(new TypeError(message))).toBe(true)
})

test('other errors cause no reload', () => {
  expect(isChunkLoadError(new TypeError('x is undefined'))).toBe(false)
  expect(isChunkLoadError({ message: 'dynamically imported module' })).toBe(false)
})

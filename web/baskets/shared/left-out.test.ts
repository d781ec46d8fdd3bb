import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'

const open = async () => {
  vi.resetModules()
  return import('./left-out.ts')
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: memoryStorage() })
  return () => vi.unstubAllGlobals()
})

test('what a client leaves out is still left out after reloading, until they choose it', async () => {
  const before = await open()
  before.choose('one', 4, false)
  before.choose('one', 5, false)
  const after = await open()
  expect([after.leftOutOf('one'), after.leftOutOf('other')]).toEqual([[4, 5], []])
  after.choose('one', 4, true)
  expect(after.leftOutOf('one')).toEqual([5])
})

test('what a client left out is forgotten when they log out, but not when they log in', async () => {
  const { choose, leftOutOf } = await open()
  const { sessionStore } = await import('../../platform/session/session-store.ts')
  const be = (state: 'loggedin' | 'loggedout') => sessionStore.set({ ...sessionStore.get(), state })
  be('loggedout')
  choose('one', 4, false)
  be('loggedin')
  expect(leftOutOf('one')).toEqual([4])
  be('loggedout')
  expect(leftOutOf('one')).toEqual([])
})

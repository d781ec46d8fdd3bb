import { expect, test } from 'vitest'
import { memoryDrawer } from '../../tests/support/memory-drawer.ts'
import { forget, readStored, store } from './storage.ts'

test('a value is found until it expires, and is then deleted', { tags: 'constant-storage-expiry' }, () => {
  const drawer = memoryDrawer()
  store(drawer, 'country', 'GB', 1000)
  expect(drawer.keys()).toEqual(['1000:country'])
  expect(readStored(drawer, 'country', 999)).toBe('GB')
  expect(readStored(drawer, 'country', 1000)).toBeUndefined()
  expect(drawer.keys()).toEqual([])
})

test('a newer value replaces the older one', () => {
  const drawer = memoryDrawer()
  store(drawer, 'country', 'GB', 1000)
  store(drawer, 'country', 'BE', 2000)
  expect(drawer.keys()).toEqual(['2000:country'])
  forget(drawer, 'country')
  expect(readStored(drawer, 'country', 0)).toBeUndefined()
})

test('other values in the storage are left alone', () => {
  const drawer = memoryDrawer()
  drawer.setItem('i18nextLng', 'hu')
  readStored(drawer, 'country', Number.MAX_SAFE_INTEGER)
  expect(drawer.getItem('i18nextLng')).toBe('hu')
})

test('an unreadable value counts as missing', () => {
  const drawer = memoryDrawer()
  drawer.setItem('9999:country', '{broken')
  expect(readStored(drawer, 'country', 0)).toBeUndefined()
})

test('a full storage causes no error', () => {
  const drawer = {
    ...memoryDrawer(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => store(drawer, 'country', 'GB', 1000)).not.toThrow()
})

test('a new value is written before the old one is deleted, so that another tab always finds one', () => {
  const drawer = memoryDrawer()
  store(drawer, 'tokens', 'old', 1000)
  const found: unknown[] = []
  const watched = {
    ...drawer,
    get length() {
      return drawer.length
    },
    removeItem(key: string) {
      found.push(readStored(drawer, 'tokens', 0))
      drawer.removeItem(key)
      found.push(readStored(drawer, 'tokens', 0))
    },
  }
  store(watched, 'tokens', 'new', 2000)
  expect(found).toEqual(['new', 'new'])
})

test('a value stored again with the same expiry stays', () => {
  const drawer = memoryDrawer()
  store(drawer, 'country', 'GB', 1000)
  store(drawer, 'country', 'BE', 1000)
  expect(readStored(drawer, 'country', 0)).toBe('BE')
})

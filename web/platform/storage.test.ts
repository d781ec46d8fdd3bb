import { expect, test } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

test('a value is found until it expires, and is then deleted', { tags: 'constant-storage-expiry' }, () => {
  const storage = memoryStorage()
  writeStored(storage, 'country', 'GB', 1000)
  expect(storage.keys()).toEqual(['1000:country'])
  expect(readStored(storage, 'country', 999)).toBe('GB')
  expect(readStored(storage, 'country', 1000)).toBeUndefined()
  expect(storage.keys()).toEqual([])
})

test('a newer value replaces the older one', () => {
  const storage = memoryStorage()
  writeStored(storage, 'country', 'GB', 1000)
  writeStored(storage, 'country', 'BE', 2000)
  expect(storage.keys()).toEqual(['2000:country'])
  removeStored(storage, 'country')
  expect(readStored(storage, 'country', 0)).toBeUndefined()
})

test('other values in the storage are left alone', () => {
  const storage = memoryStorage()
  storage.setItem('i18nextLng', 'hu')
  readStored(storage, 'country', Number.MAX_SAFE_INTEGER)
  expect(storage.getItem('i18nextLng')).toBe('hu')
})

test('an unreadable value counts as missing', () => {
  const storage = memoryStorage()
  storage.setItem('9999:country', '{broken')
  expect(readStored(storage, 'country', 0)).toBeUndefined()
})

test('a full storage causes no error', () => {
  const storage = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => writeStored(storage, 'country', 'GB', 1000)).not.toThrow()
})

test('a new value is written before the old one is deleted, so that another tab always finds one', () => {
  const storage = memoryStorage()
  writeStored(storage, 'tokens', 'old', 1000)
  const found: unknown[] = []
  const watched = {
    ...storage,
    get length() {
      return storage.length
    },
    removeItem(key: string) {
      found.push(readStored(storage, 'tokens', 0))
      storage.removeItem(key)
      found.push(readStored(storage, 'tokens', 0))
    },
  }
  writeStored(watched, 'tokens', 'new', 2000)
  expect(found).toEqual(['new', 'new'])
})

test('a value stored again with the same expiry stays', () => {
  const storage = memoryStorage()
  writeStored(storage, 'country', 'GB', 1000)
  writeStored(storage, 'country', 'BE', 1000)
  expect(readStored(storage, 'country', 0)).toBe('BE')
})

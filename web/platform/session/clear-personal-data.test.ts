import { expect, test } from 'vitest'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { writeStored } from '../storage.ts'
import { clearOtherUsersData, clearPersonalDataIn } from './clear-personal-data.ts'

test('a user’s unsaved data are hidden when another logs in, and are there when they return', () => {
  const storage = memoryStorage()
  storage.setItem('9:unsaved', JSON.stringify({ user_id: 2, drafts: [] }))
  storage.setItem('9:active-protocol', JSON.stringify({ user_id: 21, active_protocol: 4 }))
  storage.setItem('9:country', '"BE"')
  clearOtherUsersData(storage, 2)
  expect(storage.keys()).toEqual(['9:unsaved', '9:country'])
})

test('without browser storage there is nothing to delete', () => {
  expect(() => clearOtherUsersData(undefined, 2)).not.toThrow()
})

test('at logout personal data are deleted, and the device’s settings stay', {
  tags: 'logout-clean',
}, () => {
  const storage = memoryStorage()
  storage.setItem('i18nextLng', 'hu')
  for (const name of [
    'country',
    'delivery-country',
    'regional-notice-dismissed',
    'tokens',
    'user',
    'recent-searches',
    'any-later-one',
  ])
    writeStored(storage, name, 'x', 9999)
  clearPersonalDataIn(storage)
  expect(storage.keys()).toEqual([
    'i18nextLng',
    '9999:country',
    '9999:delivery-country',
    '9999:regional-notice-dismissed',
  ])
})

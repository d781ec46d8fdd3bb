import { expect, test } from 'vitest'
import { memoryDrawer } from '../../../tests/support/memory-drawer.ts'
import { store } from '../storage.ts'
import { forgetOthers, forgetPersonal } from './forget-person.ts'

test('a user’s unsaved data are hidden when another logs in, and are there when they return', () => {
  const drawer = memoryDrawer()
  drawer.setItem('9:unsaved', JSON.stringify({ user_id: 2, drafts: [] }))
  drawer.setItem('9:active-protocol', JSON.stringify({ user_id: 21, active_protocol: 4 }))
  drawer.setItem('9:country', '"BE"')
  forgetOthers(drawer, 2)
  expect(drawer.keys()).toEqual(['9:unsaved', '9:country'])
})

test('without browser storage there is nothing to delete', () => {
  expect(() => forgetOthers(undefined, 2)).not.toThrow()
})

test('at logout personal data are deleted, and the device’s settings stay', {
  tags: 'logout-clean',
}, () => {
  const drawer = memoryDrawer()
  drawer.setItem('i18nextLng', 'hu')
  for (const name of [
    'country',
    'delivery-country',
    'regional-notice-dismissed',
    'tokens',
    'user',
    'recent-searches',
    'any-later-one',
  ])
    store(drawer, name, 'x', 9999)
  forgetPersonal(drawer)
  expect(drawer.keys()).toEqual([
    'i18nextLng',
    '9999:country',
    '9999:delivery-country',
    '9999:regional-notice-dismissed',
  ])
})

import { expect, test } from 'vitest'
import { memoryDrawer } from '../../../tests/support/memory-drawer.ts'
import { store } from '../storage.ts'
import { forgetOthers, forgetPersonal } from './forget-person.ts'

test('what one person left unsaved is gone when another signs in, and there when they come back', () => {
  const drawer = memoryDrawer()
  drawer.setItem('9:unsaved', JSON.stringify({ user_id: 2, drafts: [] }))
  drawer.setItem('9:active-protocol', JSON.stringify({ user_id: 21, active_protocol: 4 }))
  drawer.setItem('9:country', '"BE"')
  forgetOthers(drawer, 2)
  expect(drawer.keys()).toEqual(['9:unsaved', '9:country'])
})

test('where the browser has no storage there is nothing to forget', () => {
  expect(() => forgetOthers(undefined, 2)).not.toThrow()
})

test('at logout everything personal goes, and what is the device’s own stays', {
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

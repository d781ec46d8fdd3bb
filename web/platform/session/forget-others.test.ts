import { expect, test } from 'vitest'
import { memoryDrawer } from '../../../tests/support/memory-drawer.ts'
import { forgetOthers } from './forget-others.ts'

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

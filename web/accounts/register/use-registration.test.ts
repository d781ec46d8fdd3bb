import { expect, test } from 'vitest'
import { memoryDrawer } from '../../../tests/support/memory-drawer.ts'
import { forgetDraft, keepDraft, readDraft } from './use-registration.ts'

const values = {
  first_name: 'Ilse',
  email: 'ilse@lindehof',
  organisation_type: '2',
  password: 'Lindehof-88',
  confirm_password: 'Lindehof-88',
  terms_accepted: true,
}

test('a reload restores the entries', () => {
  const drawer = memoryDrawer()
  keepDraft(drawer, values, 0)
  expect(readDraft(drawer, 1000)).toEqual({
    first_name: 'Ilse',
    email: 'ilse@lindehof',
    organisation_type: '2',
  })
})

test('passwords are never stored', () => {
  const drawer = memoryDrawer()
  keepDraft(drawer, values, 0)
  const everything = Array.from({ length: drawer.length }, (_, at) => drawer.getItem(drawer.key(at) ?? ''))
  expect(everything.join()).toContain('Ilse')
  expect(everything.join()).not.toContain('Lindehof-88')
})

test('the draft is deleted after submission or two hours', () => {
  const drawer = memoryDrawer()
  keepDraft(drawer, values, 0)
  expect(readDraft(drawer, 2 * 60 * 60_000)).toEqual({})
  keepDraft(drawer, values, 0)
  forgetDraft(drawer)
  expect(readDraft(drawer, 1)).toEqual({})
})

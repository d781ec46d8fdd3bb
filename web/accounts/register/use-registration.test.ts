import { expect, test } from 'vitest'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
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
  const storage = memoryStorage()
  keepDraft(storage, values, 0)
  expect(readDraft(storage, 1000)).toEqual({
    first_name: 'Ilse',
    email: 'ilse@lindehof',
    organisation_type: '2',
  })
})

test('passwords are never stored', () => {
  const storage = memoryStorage()
  keepDraft(storage, values, 0)
  const everything = Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? ''))
  expect(everything.join()).toContain('Ilse')
  expect(everything.join()).not.toContain('Lindehof-88')
})

test('the draft is deleted after submission or two hours', () => {
  const storage = memoryStorage()
  keepDraft(storage, values, 0)
  expect(readDraft(storage, 2 * 60 * 60_000)).toEqual({})
  keepDraft(storage, values, 0)
  forgetDraft(storage)
  expect(readDraft(storage, 1)).toEqual({})
})

import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('a person is told by the first letters of both names', () => {
  expect(initialsOf({ first_name: 'Ilse', last_name: 'Vermeulen' })).toBe('IV')
  expect(initialsOf({ first_name: ' éva', last_name: 'ősz ' })).toBe('ÉŐ')
})

test('a letter is never cut in two, and a missing name leaves no gap', () => {
  expect(initialsOf({ first_name: '𠮷野', last_name: '' })).toBe('𠮷')
  expect(initialsOf({ first_name: '', last_name: '' })).toBe('')
})

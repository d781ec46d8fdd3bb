import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ilse', 'Vermeulen', 'IV'],
  ['ioana', 'țurcanu', 'IȚ'],
  ['健', '山田', '健山'],
  ['Ilse', '', 'I'],
  ['𝒜nna', ' Maes', '𝒜M'],
])('%s %s is %s', (first_name, last_name, initials) => {
  expect(initialsOf({ first_name, last_name })).toBe(initials)
})

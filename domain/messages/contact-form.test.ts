import { expect, test } from 'vitest'
import { isPlausibleFormAge, longestFormMs, shortestFormMs } from './contact-form.ts'

test.each([
  [0, false],
  [shortestFormMs - 1, false],
  [shortestFormMs, true],
  [longestFormMs, true],
  [longestFormMs + 1, false],
  [-1, false],
  [Number.NaN, false],
])('a form that was open for %i ms was filled in by a person: %s', (ms, expected) => {
  expect(isPlausibleFormAge(ms)).toBe(expected)
})

import { expect, test } from 'vitest'
import { sinceText } from './since-text.ts'

test.each([
  ['2023', '2023'],
  ['2023-04', 'April 2023'],
  ['2023-04-01', '1 April 2023'],
])('a date known as %s is written as "%s"', (since, text) => {
  expect(sinceText(since, 'en')).toBe(text)
})

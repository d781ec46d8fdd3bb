import { expect, test } from 'vitest'
import { digitsOf } from './code-field.tsx'

test('a code is accepted as written by authenticator apps, emails and Japanese keyboards', () => {
  expect(digitsOf('123 456', 6)).toBe('123456')
  expect(digitsOf('Your code: 123-456.', 6)).toBe('123456')
  expect(digitsOf('123456', 6)).toBe('123456')
})

test('digits beyond the number of boxes are ignored', () => {
  expect(digitsOf('12345678', 6)).toBe('123456')
})

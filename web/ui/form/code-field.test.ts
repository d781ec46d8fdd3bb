import { expect, test } from 'vitest'
import { digitsOf } from './code-field.tsx'

test('a code is taken as authenticators, mails and Japanese keyboards write it', () => {
  expect(digitsOf('123 456', 6)).toBe('123456')
  expect(digitsOf('Your code: 123-456.', 6)).toBe('123456')
  expect(digitsOf('123456', 6)).toBe('123456')
})

test('more digits than there are boxes are left out', () => {
  expect(digitsOf('12345678', 6)).toBe('123456')
})

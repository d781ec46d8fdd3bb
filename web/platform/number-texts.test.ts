import { expect, test } from 'vitest'
import { signedNumber, typedNumber } from './number-texts.ts'

test('a number is filled into a field with the reader’s decimal sign, and as it can be typed again', () => {
  expect(typedNumber(2.5, 'en')).toBe('2.5')
  expect(typedNumber(2.5, 'de')).toBe('2,5')
  expect(typedNumber(1204.5, 'fr')).toBe('1204,5')
})

test('a change is written with its sign in the reader’s format', () => {
  expect(signedNumber(1204, 'en')).toBe('+1,204')
  expect(signedNumber(1204, 'de')).toBe('+1.204')
  expect(signedNumber(-3, 'en')).toBe('−3')
  expect(signedNumber(0, 'en')).toBe('0')
})

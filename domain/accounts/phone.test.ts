import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPhone } from './phone.ts'

test.each([
  ['0470 12 34 56', '0470123456'],
  ['02/555.01-23', '025550123'],
  ['+32 (0)2 555 01 23', '25550123'],
  ['+32470123456', '470123456'],
  ['１２３４５', '12345'],
])('%s is saved as %s', (written, kept) => {
  expect(readPhone(written, ['+32'])).toBe(kept)
})

test.each([
  '',
  '123',
  '+1 202 555 0147',
  '1234567890123456',
  '0470 12 34 56 ext 2',
  '++32 470',
  '12+345',
  '<b>',
])('"%s" is not a Belgian phone number', (written) => {
  expect(readPhone(written, ['+32'])).toBeUndefined()
})

test('a saved phone number is read unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[\d\s().\-/]{0,24}$/), (written) => {
      const kept = readPhone(written, ['+1', '+44'])
      if (kept === undefined) return
      expect(kept).toMatch(/^\d{4,15}$/)
      expect(readPhone(kept, ['+1', '+44'])).toBe(kept)
    }),
  )
})

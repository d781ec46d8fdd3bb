import { expect, test } from 'vitest'
import { readIban } from './bank-accounts.ts'

test('an IBAN is read however it is spaced and written', () => {
  for (const text of ['BE71 0961 2345 6769', 'be71096123456769', ' BE71-0961-2345-6769 '])
    expect(readIban(text)).toEqual({ iban: 'BE71096123456769', isInSepa: true })
})

test.each([
  'BE72 0961 2345 6769',
  'BE71 0961 2345 676',
  'BE71 0961 2345 67690',
  'XX71 0961 2345 6769',
  '71',
  '',
])('“%s” is not an IBAN', (text) => {
  expect(readIban(text)).toBeUndefined()
})

test('an IBAN outside SEPA is recognised', () => {
  expect(readIban('SA03 8000 0000 6080 1016 7519')).toMatchObject({ isInSepa: false })
})

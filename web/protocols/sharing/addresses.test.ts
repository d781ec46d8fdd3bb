import { expect, test } from 'vitest'
import { addressesIn, endsAddress } from './addresses.ts'

test.each([
  ['commas', 'anna@example.org,tom@example.org'],
  ['semicolons', 'anna@example.org; tom@example.org;'],
  ['spaces', ' anna@example.org  tom@example.org '],
  ['lines', 'anna@example.org\ntom@example.org\r\n'],
  ['the names of a mail program', '"Maes, Anna" <anna@example.org>, Tom Rey <tom@example.org>'],
])('addresses separated by %s are all found', (_, text) => {
  expect(addressesIn(text).valid).toEqual(['anna@example.org', 'tom@example.org'])
})

test('two spellings of one address count once', () => {
  expect(addressesIn('anna@example.org, Anna@Example.org').valid).toEqual(['anna@example.org'])
})

test('invalid addresses are separated from valid ones', () => {
  expect(addressesIn('anna@example.org, tom@, example.org')).toEqual({
    valid: ['anna@example.org'],
    invalid: ['tom@', 'example.org'],
  })
})

test('a name may contain spaces, an address ends at one', () => {
  expect(endsAddress('Anna ')).toBe(false)
  expect(endsAddress('anna@example.org')).toBe(false)
  for (const end of [' ', ',', ';']) expect(endsAddress(`anna@example.org${end}`)).toBe(true)
})

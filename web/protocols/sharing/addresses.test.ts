import { expect, test } from 'vitest'
import { addressesIn, endsAddress } from './addresses.ts'

test.each([
  ['commas', 'anna@example.org,tom@example.org'],
  ['semicolons', 'anna@example.org; tom@example.org;'],
  ['spaces', ' anna@example.org  tom@example.org '],
  ['lines', 'anna@example.org\ntom@example.org\r\n'],
  ['the names of a mail program', '"Maes, Anna" <anna@example.org>, Tom Rey <tom@example.org>'],
])('addresses apart by %s are each found', (_, text) => {
  expect(addressesIn(text).valid).toEqual(['anna@example.org', 'tom@example.org'])
})

test('two spellings of one address are one', () => {
  expect(addressesIn('anna@example.org, Anna@Example.org').valid).toEqual(['anna@example.org'])
})

test('what is no address is told apart from what is one', () => {
  expect(addressesIn('anna@example.org, tom@, example.org')).toEqual({
    valid: ['anna@example.org'],
    invalid: ['tom@', 'example.org'],
  })
})

test('a name may have spaces, an address ends at one', () => {
  expect(endsAddress('Anna ')).toBe(false)
  expect(endsAddress('anna@example.org')).toBe(false)
  for (const end of [' ', ',', ';']) expect(endsAddress(`anna@example.org${end}`)).toBe(true)
})

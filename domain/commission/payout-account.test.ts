import { expect, test } from 'vitest'
import { isHolder, maskedAccount, readAccountNumber, readSortCode } from './payout-account.ts'

test('an account is shown so that its owner recognises it and nobody else can use it', () => {
  expect(maskedAccount({ kind: 'iban', holder: 'Ilse', iban: 'BE71096123456769' })).toBe(
    'BE71 •••• •••• 6769',
  )
  expect(maskedAccount({ kind: 'iban', holder: 'Ilse', iban: 'DE89370400440532013000' })).toBe(
    'DE89 •••• •••• •••• •••• 3000',
  )
  expect(
    maskedAccount({ kind: 'sort-code', holder: 'Ilse', sortCode: '204156', accountNumber: '12345678' }),
  ).toBe('•••• 5678')
  expect(maskedAccount({ kind: 'paypal', email: 'ilse@practice.example' })).toBe('i•••@practice.example')
})

test('a holder has a name that a spreadsheet does not take for a formula', () => {
  for (const name of ['Ilse Vermeulen', 'J. O’Neill-Smith', '3 Plus Health Ltd'])
    expect(isHolder(name)).toBe(true)
  for (const name of ['=1+1', '+32 9 123', '-Ilse', '@practice', '＝1']) expect(isHolder(name)).toBe(false)
})

test('sort codes are read with hyphens, spaces or neither, and nothing else', () => {
  for (const text of ['204156', '20-41-56', ' 20 41 56 ']) expect(readSortCode(text)).toBe('204156')
  for (const text of ['20415', '2041567', '20a156', '']) expect(readSortCode(text)).toBeUndefined()
})

test('account numbers have eight digits', () => {
  expect(readAccountNumber('1234 5678')).toBe('12345678')
  for (const text of ['1234567', '123456789', '1234567x', '']) expect(readAccountNumber(text)).toBeUndefined()
})

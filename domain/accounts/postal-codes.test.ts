import { expect, test } from 'vitest'
import { postalCodeFormat, readPostalCode } from './postal-codes.ts'

test.each([
  ['BE', 'b-1000', '1000'],
  ['DE', 'D-10115', '10115'],
  ['NL', '1012ab', '1012 AB'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm1 1ae', 'M1 1AE'],
  ['GB', 'gir 0aa', 'GIR 0AA'],
  ['IE', 'd6wxy00', 'D6W XY00'],
  ['PT', '1000205', '1000-205'],
  ['PL', '00950', '00-950'],
  ['LV', '1010', 'LV-1010'],
  ['LV', 'lv 1010', 'LV-1010'],
  ['SE', '11455', '114 55'],
  ['US', '20500 0003', '20500-0003'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['JP', '１００－０００１', '100-0001'],
  ['AD', 'AD500', 'AD500'],
])('in %s, "%s" is formatted as %s', (country, text, written) => {
  expect(readPostalCode(country, text)).toBe(written)
  expect(readPostalCode(country, written)).toBe(written)
})

test.each([
  ['BE', '10000'],
  ['BE', 'X1000'],
  ['DE', '1011'],
  ['NL', '1012'],
  ['GB', '1234'],
  ['US', '2050'],
  ['CA', '111 111'],
  ['JP', 'SW1A 1AA'],
])('in %s, "%s" is not a postal code', (country, text) => {
  expect(readPostalCode(country, text)).toBeUndefined()
})

test('any postal code is accepted if the country’s format is unknown', () => {
  expect(readPostalCode('KE', ' 00100 ')).toBe('00100')
})

test('a missing postal code is explained with the country’s format', () => {
  expect(postalCodeFormat('BE')).toEqual({ example: '1234', digits: 4 })
  expect(postalCodeFormat('SE')).toEqual({ example: '123 45', digits: 5 })
  expect(postalCodeFormat('NL')).toEqual({ example: '1234 AB', digits: null })
  expect(postalCodeFormat('LV')).toEqual({ example: 'LV-1234', digits: null })
  expect(postalCodeFormat('KE')).toBeUndefined()
})

test('each country’s example is a valid postal code', () => {
  for (const country of ['BE', 'GB', 'IE', 'NL', 'PL', 'PT', 'MT', 'GR'])
    expect(readPostalCode(country, postalCodeFormat(country)!.example)).toBe(
      postalCodeFormat(country)!.example,
    )
})

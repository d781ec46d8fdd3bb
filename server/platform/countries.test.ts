import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { isCountry, listCountries } from './countries.ts'

test('a country has everything in the reference table', { tags: 'country-table' }, () => {
  expect(listCountries('de').find(({ iso2 }) => iso2 === 'BE')).toEqual({
    iso2: 'BE',
    iso3: 'BEL',
    name: 'Belgien',
    native_name: 'België',
    phone_codes: ['+32'],
    continent: 'EU',
    capital: 'Brussels',
    currency: ['EUR'],
    languages: ['nl', 'fr', 'de'],
  })
})

test.each(languages)('every country has both codes, a name and a phone code in %s', (language) => {
  const list = listCountries(language)
  expect(list.length).toBeGreaterThan(240)
  for (const { iso2, iso3, name, phone_codes: phoneCodes } of list) {
    expect(iso2).toMatch(/^[A-Z]{2}$/)
    expect(iso3, iso2).toMatch(/^[A-Z]{3}$/)
    expect(name, iso2).not.toBe(iso2)
    expect(phoneCodes.length, iso2).toBeGreaterThan(0)
    for (const code of phoneCodes) expect(code).toMatch(/^\+\d{1,4}$/)
  }
})

test('countries are sorted in the reader’s alphabet', () => {
  const danish = listCountries('da').map(({ iso2 }) => iso2)
  expect(danish.at(-1)).toBe('AX')
  expect(listCountries('en').map(({ iso2 }) => iso2)).not.toEqual(danish)
})

test('uninhabited islands cannot be registered from', () => {
  expect(isCountry('BE')).toBe(true)
  expect(isCountry('BV')).toBe(false)
  expect(isCountry('ZZ')).toBe(false)
  expect(isCountry('be')).toBe(false)
})

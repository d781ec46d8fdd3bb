import { expect, test } from 'vitest'
import { addressLines, placeLines } from './address-lines.ts'

const gent = { street: 'Coupure Links 214', postal_code: '9000', city: 'Gent', address_region: '' }

test('an address is formatted as in its country', () => {
  expect(addressLines('BE', gent)).toEqual(['Coupure Links 214', '9000 Gent'])
  expect(
    addressLines('HU', { street: 'Fő utca 1', postal_code: '1011', city: 'Budapest', address_region: '' }),
  ).toEqual(['1011 Budapest', 'Fő utca 1'])
})

test('fields that a country does not use are left out', () => {
  expect(addressLines('BE', { ...gent, address_region: 'Oost-Vlaanderen' })).toEqual([
    'Coupure Links 214',
    '9000 Gent',
  ])
  expect(addressLines('BE', { ...gent, street: ' ' })).toEqual(['9000 Gent'])
})

const practice = { ...gent, company: 'Praxis Maes', country: 'BE' }
const pecs = {
  street: 'Kossuth tér 3',
  postal_code: '7621',
  city: 'Pécs',
  address_region: '',
  company: '',
  country: 'HU',
}

test('a place ends with the country in the reader’s language, and begins with the company', () => {
  expect(placeLines(practice, 'en')).toEqual(['Praxis Maes', 'Coupure Links 214', '9000 Gent', 'Belgium'])
  expect(placeLines(pecs, 'de')).toEqual(['7621 Pécs', 'Kossuth tér 3', 'Ungarn'])
})

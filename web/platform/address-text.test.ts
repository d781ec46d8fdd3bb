import { expect, test } from 'vitest'
import type { Address } from '#contract/checkout.ts'
import { placeLines } from './address-text.ts'

const gent: Address = {
  first_name: 'Anna',
  last_name: 'Maes',
  company: '',
  street: 'Coupure Links 214',
  postal_code: '9000',
  city: 'Gent',
  address_region: '',
  country: 'BE',
  phone: '',
}
const pecs = { ...gent, street: 'Kossuth tér 3', postal_code: '7621', city: 'Pécs', country: 'HU' }

test('a place is written in the order of its country, which has its name in the reader’s language', () => {
  expect(placeLines(gent, 'en')).toEqual(['Coupure Links 214', '9000 Gent', 'Belgium'])
  expect(placeLines(pecs, 'de')).toEqual(['7621 Pécs', 'Kossuth tér 3', 'Ungarn'])
})

test('a company stands before its place', () => {
  expect(placeLines({ ...gent, company: 'Praxis Maes' }, 'en')[0]).toBe('Praxis Maes')
})

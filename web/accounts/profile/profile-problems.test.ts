import { expect, test } from 'vitest'
import { profileProblems } from './profile-problems.ts'
import type { ProfileValues } from './profile-values.ts'

const codes = new Map([['BE', ['+32']]])
const anna: ProfileValues = {
  first_name: 'Anna',
  last_name: 'Maes',
  country: 'BE',
  language: 'nl',
  phone_country: 'BE',
  phone: '',
  street: '',
  postal_code: '',
  city: '',
  address_region: '',
  health_profession: '',
  expertise_level: '',
  organisation_type: '',
  organisation_name: '',
  vat_number: '',
}
const wrongIn = (kind: 'client' | 'practitioner', change: Partial<ProfileValues>) =>
  Object.entries(profileProblems(kind, { ...anna, ...change }, codes))
    .filter(([, problem]) => problem)
    .map(([name, problem]) => `${name} ${problem}`)

test('a client only needs a name, a country and a language', () => {
  expect(wrongIn('client', {})).toEqual([])
  expect(wrongIn('client', { first_name: ' ', country: '', language: '' })).toEqual([
    'first_name required',
    'country country',
    'language required',
  ])
})

test('a practitioner has to enter their profession', () => {
  expect(wrongIn('practitioner', {})).toEqual([
    'health_profession required',
    'expertise_level required',
    'organisation_type required',
  ])
  const work = { health_profession: '1', expertise_level: '3', organisation_type: '1' }
  expect(wrongIn('practitioner', work)).toEqual([])
})

test('a missing phone country is reported beside the country, a wrong number beside the number', () => {
  expect(wrongIn('client', { phone: '470123456', phone_country: '' })).toEqual(['phone_country required'])
  expect(wrongIn('client', { phone: 'later' })).toEqual(['phone phone'])
})

test('an address has to be complete or empty', () => {
  expect(wrongIn('client', { city: 'Gent' })).toEqual(['street required', 'postal_code required'])
})

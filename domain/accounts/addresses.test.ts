import { expect, test } from 'vitest'
import { addressFields, addressForm, addressProblems, readAddress } from './addresses.ts'

const empty = { street: '', postal_code: '', city: '', address_region: '' }
const home = { street: 'Veldstraat 1', postal_code: '9000', city: 'Gent', address_region: '' }
const order = (country: string | null) => addressForm(country).fields.map(({ field }) => field)

test('an address has the fields of its country, in its order', () => {
  expect(order('BE')).toEqual(['street', 'postal_code', 'city'])
  expect(order('GB')).toEqual(['street', 'city', 'postal_code'])
  expect(order('US')).toEqual(['street', 'city', 'address_region', 'postal_code'])
  expect(order('JP')).toEqual(['postal_code', 'address_region', 'city', 'street'])
  expect(order('HK')).toEqual(['street', 'city'])
  expect(order(null)).toEqual(['street', 'postal_code', 'city'])
  expect(addressForm('JP').regionWord).toBe('prefecture')
  expect(addressForm('BE').regionWord).toBeNull()
})

test('an address is optional, but must be complete if begun', () => {
  expect(addressProblems('BE', empty)).toEqual({})
  expect(addressProblems('BE', home)).toEqual({})
  expect(addressProblems('BE', { ...empty, city: 'Gent' })).toEqual({
    street: 'required',
    postal_code: 'required',
  })
  expect(addressProblems('US', { ...home, postal_code: '20500' })).toEqual({ address_region: 'required' })
  expect(addressProblems('KE', { ...home, postal_code: '' })).toEqual({})
})

test('a postal code of another country is refused', () => {
  expect(addressProblems('NL', home)).toEqual({ postal_code: 'postal-code' })
  expect(addressProblems(null, home)).toEqual({})
})

test('an address is saved in its country’s format', () => {
  const given = { ...home, postal_code: ' b-9000 ', address_region: 'Oost-Vlaanderen' }
  expect(readAddress('BE', given)).toEqual({ ...home, postal_code: '9000', address_region: '' })
  expect(addressFields.every((field) => readAddress('HK', home)[field] !== '9000')).toBe(true)
})

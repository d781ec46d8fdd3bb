import { expect, test } from 'vitest'
import { annasAddress } from '../../tests/support/annas-address.ts'
import { deliveryAddressProblems } from './delivery-address.ts'

const problems = (change: Partial<typeof annasAddress>) =>
  deliveryAddressProblems({ ...annasAddress, ...change }, ['BE', 'IT'])

test('a parcel needs a name, a street and a place, but no telephone number', () => {
  expect(problems({})).toEqual({})
  expect(problems({ first_name: ' ', street: '', postal_code: '', city: '' })).toEqual({
    first_name: 'first-name',
    street: 'required',
    postal_code: 'required',
    city: 'required',
  })
})

test('a completely empty delivery address is incomplete', () => {
  const empty = { street: '', postal_code: '', city: '' }
  expect(Object.keys(problems(empty))).toEqual(['street', 'postal_code', 'city'])
})

test('the address rules of the country apply', { tags: 'address-book' }, () => {
  expect(problems({ postal_code: '90' })).toEqual({ postal_code: 'postal-code' })
  expect(problems({ country: 'IT', postal_code: '00118', city: 'Roma' })).toEqual({
    address_region: 'required',
  })
})

test('an address in a country without delivery is refused', () => {
  expect(problems({ country: 'CH', postal_code: '8000' })).toEqual({ country: 'country' })
  expect(problems({ country: '' })).toMatchObject({ country: 'country' })
})

test('a telephone number is accepted in any common format', () => {
  expect(problems({ phone: '+32 (0)9 123.45.67' })).toEqual({})
  for (const phone of ['＋３２ 9 123 45 67', '(09) 123 45 67']) expect(problems({ phone }), phone).toEqual({})
  for (const phone of ['after six', '+--------', '+1234567890123456789'])
    expect(problems({ phone }), phone).toEqual({ phone: 'phone' })
})

test('a name of invisible characters is refused', () => {
  expect(problems({ first_name: '\u200b', city: '\u00a0\u2060' })).toEqual({
    first_name: 'first-name',
    city: 'required',
  })
  expect(problems({ first_name: '李', last_name: 'Ó Briain-Müller' })).toEqual({})
})

test('text that would add a line or change the label is refused', () => {
  expect(problems({ company: 'Maes\u0000', street: 'Meir 1\nMeir 2', city: '\u202eGent' })).toEqual({
    company: 'invalid',
    street: 'invalid',
    city: 'invalid',
  })
})

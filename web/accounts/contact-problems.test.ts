import { expect, test } from 'vitest'
import { addressProblem, type ContactValues, phoneProblem } from './contact-problems.ts'

const codes = new Map([['BE', ['+32']]])
const nothing: ContactValues = {
  country: 'BE',
  phone_country: '',
  phone: '',
  street: '',
  postal_code: '',
  city: '',
  address_region: '',
}

test('phone number and address are optional', () => {
  expect(phoneProblem(nothing, codes)).toBeUndefined()
  expect(addressProblem('street', nothing)).toBeUndefined()
})

test('a phone number needs a country, and has to be valid', () => {
  expect(phoneProblem({ ...nothing, phone: '470 12 34 56' }, codes)).toBe('required')
  expect(phoneProblem({ ...nothing, phone: 'call me', phone_country: 'BE' }, codes)).toBe('phone')
  expect(phoneProblem({ ...nothing, phone: '470 12 34 56', phone_country: 'BE' }, codes)).toBeUndefined()
})

test('an address has to be complete once started, with a postcode of its country', () => {
  const begun = { ...nothing, street: 'Coupure Links 214', postal_code: '90000' }
  expect(addressProblem('city', begun)).toBe('required')
  expect(addressProblem('postal_code', begun)).toBe('postal-code')
  expect(addressProblem('postal_code', { ...begun, postal_code: '9000' })).toBeUndefined()
})

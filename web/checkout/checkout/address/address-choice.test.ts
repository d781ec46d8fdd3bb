import { expect, test } from 'vitest'
import { initialAddress, offeredAddress, plainAddress } from './address-choice.ts'

const anna = { first_name: 'Anna', last_name: 'Maes', country: 'NL' }
const home = { id: 1, is_default: false, ...initialAddress(anna, ['BE', 'NL'], 'BE'), street: 'Dam 1' }
const work = { ...home, id: 2, is_default: true, country: 'BE' }

test('the default address is suggested first, if the shop delivers there', () => {
  expect(offeredAddress([home, work], ['BE', 'NL'])?.id).toBe(2)
  expect(offeredAddress([home, work], ['NL'])?.id).toBe(1)
  expect(offeredAddress([home, work], ['FR'])).toBeUndefined()
})

test('a new address starts with the user’s name and phone number', () => {
  expect(initialAddress(anna, ['BE', 'NL'], 'BE')).toMatchObject({ first_name: 'Anna', country: 'NL' })
  expect(initialAddress({ ...anna, country: 'CH' }, ['BE', 'NL'], 'BE').country).toBe('BE')
})

test('a new address starts with the user’s own address, if the shop delivers there', () => {
  const lives = {
    country: 'NL',
    street: 'Dam 1',
    postal_code: '1012 JS',
    city: 'Amsterdam',
    address_region: '',
  }
  expect(initialAddress(anna, ['BE', 'NL'], 'BE', lives)).toMatchObject({
    street: 'Dam 1',
    city: 'Amsterdam',
  })
  expect(initialAddress(anna, ['BE'], 'BE', lives)).toMatchObject({ country: 'BE', street: '', city: '' })
})

test('a saved address is sent without fields of the address book', () => {
  expect(Object.keys(plainAddress(home))).not.toContain('id')
  expect(plainAddress(home).street).toBe('Dam 1')
})

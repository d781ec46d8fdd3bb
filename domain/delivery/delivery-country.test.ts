import { expect, test } from 'vitest'
import { deliveryCountry } from './delivery-country.ts'

const known = { address: 'FR', chosen: 'NL', account: 'DE', located: 'HU' }

test('the delivery country is that of the address, then the choice, the account, the location, and the shop', () => {
  expect(deliveryCountry('eu', known).country).toBe('FR')
  expect(deliveryCountry('eu', { ...known, address: undefined }).country).toBe('NL')
  expect(deliveryCountry('eu', { account: 'DE', located: 'HU' }).country).toBe('DE')
  expect(deliveryCountry('eu', { account: null, located: 'HU' }).country).toBe('HU')
  expect(deliveryCountry('eu', {})).toEqual({ country: 'BE', isDelivered: true })
  expect(deliveryCountry('uk', {})).toEqual({ country: 'GB', isDelivered: true })
})

test('somebody in a country without delivery sees that country’s terms, not another’s', () => {
  expect(deliveryCountry('eu', { located: 'US' })).toEqual({ country: 'US', isDelivered: false })
  expect(deliveryCountry('eu', { account: 'GB', located: 'BE' })).toEqual({
    country: 'GB',
    isDelivered: false,
  })
})

test('a choice of a country the shop does not deliver to is ignored', () => {
  expect(deliveryCountry('uk', { chosen: 'BE', located: 'GB' })).toEqual({
    country: 'GB',
    isDelivered: true,
  })
})

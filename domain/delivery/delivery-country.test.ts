import { expect, test } from 'vitest'
import { deliveryCountry } from './delivery-country.ts'

const known = { address: 'FR', chosen: 'NL', account: 'DE', located: 'HU' }

test('a chosen address decides, then a choice, then the account, then where somebody is, then the shop', () => {
  expect(deliveryCountry('eu', known).country).toBe('FR')
  expect(deliveryCountry('eu', { ...known, address: undefined }).country).toBe('NL')
  expect(deliveryCountry('eu', { account: 'DE', located: 'HU' }).country).toBe('DE')
  expect(deliveryCountry('eu', { account: null, located: 'HU' }).country).toBe('HU')
  expect(deliveryCountry('eu', {})).toEqual({ country: 'BE', isDelivered: true })
  expect(deliveryCountry('uk', {})).toEqual({ country: 'GB', isDelivered: true })
})

test('somebody from a country without delivery is told of that country, not of another', () => {
  expect(deliveryCountry('eu', { located: 'US' })).toEqual({ country: 'US', isDelivered: false })
  expect(deliveryCountry('eu', { account: 'GB', located: 'BE' })).toEqual({
    country: 'GB',
    isDelivered: false,
  })
})

test('a choice that this shop does not deliver to counts for nothing', () => {
  expect(deliveryCountry('uk', { chosen: 'BE', located: 'GB' })).toEqual({
    country: 'GB',
    isDelivered: true,
  })
})

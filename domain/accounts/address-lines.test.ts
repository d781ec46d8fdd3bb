import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const gent = { street: 'Coupure Links 214', postal_code: '9000', city: 'Gent', address_region: '' }

test('an address reads as its country writes it', () => {
  expect(addressLines('BE', gent)).toEqual(['Coupure Links 214', '9000 Gent'])
  expect(
    addressLines('HU', { street: 'Fő utca 1', postal_code: '1011', city: 'Budapest', address_region: '' }),
  ).toEqual(['1011 Budapest', 'Fő utca 1'])
})

test('what its country does not have stays away', () => {
  expect(addressLines('BE', { ...gent, address_region: 'Oost-Vlaanderen' })).toEqual([
    'Coupure Links 214',
    '9000 Gent',
  ])
  expect(addressLines('BE', { ...gent, street: ' ' })).toEqual(['9000 Gent'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AddressBook, SavedAddress } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { annasAddress } from '../../../tests/support/annas-address.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const { addresses, address } = checkoutPaths

async function someone() {
  const device = await shop.device(await shop.person())
  const book = async () => (await device.get(addresses)).body as AddressBook
  const add = async (more: object = {}) =>
    (await device.post(addresses, { ...annasAddress, ...more })).body as SavedAddress
  return { ...device, book, add }
}

test('the first address is the default, and another can become it', { tags: 'address-book' }, async () => {
  const anna = await someone()
  const first = await anna.add()
  expect(first).toMatchObject({ ...annasAddress, is_default: true })
  const second = await anna.add({ street: 'Meir 1', postal_code: 'B-2000', city: 'Antwerpen' })
  expect(second).toMatchObject({ postal_code: '2000', is_default: false })
  const { id, ...rest } = second
  expect((await anna.put(address(id), { ...rest, is_default: true })).body.is_default).toBe(true)
  const { data } = await anna.book()
  expect(data.map((one) => [one.id, one.is_default])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
})

test('a default stays one when it is changed, and is passed on when it is removed', async () => {
  const anna = await someone()
  const first = await anna.add()
  const second = await anna.add({ street: 'Meir 1' })
  const third = await anna.add({ street: 'Meir 2' })
  const changed = await anna.put(address(first.id), { ...annasAddress, city: 'Ghent' })
  expect(changed.body).toMatchObject({ city: 'Ghent', is_default: true })
  const { body } = await anna.delete(address(first.id))
  expect(body.data.map((one: SavedAddress) => [one.id, one.is_default])).toEqual([
    [third.id, true],
    [second.id, false],
  ])
})

test('an address becomes the default without being sent, as changed elsewhere meanwhile', {
  tags: 'address-book',
}, async () => {
  const anna = await someone()
  const first = await anna.add()
  const { id, ...loaded } = await anna.add({ street: 'Meir 1' })
  await anna.put(address(id), { ...loaded, street: 'Meir 2' })
  const { status, body } = await anna.put(address(id), { is_default: true })
  expect([status, body]).toEqual([200, { ...loaded, id, street: 'Meir 2', is_default: true }])
  expect((await anna.book()).data.map((one) => [one.id, one.is_default])).toEqual([
    [id, true],
    [first.id, false],
  ])
})

test('a changed address with a mistake is refused by field, and so is one without fields', async () => {
  const anna = await someone()
  const { id } = await anna.add()
  const wrong = { ...annasAddress, street: '', price: 1 }
  const { status, body } = await anna.put(address(id), wrong)
  expect([status, Object.keys(body.errors).sort()]).toEqual([400, ['price', 'street']])
  for (const empty of [{}, { is_default: false }])
    expect(Object.keys((await anna.put(address(id), empty)).body.errors)).toContain('street')
})

test('another person’s address is not found', { tags: 'order-owner' }, async () => {
  const [anna, tomas] = [await someone(), await someone()]
  const { id } = await anna.add()
  expect((await tomas.put(address(id), annasAddress)).status).toBe(404)
  expect((await tomas.delete(address(id))).status).toBe(404)
  expect((await tomas.book()).data).toEqual([])
  expect((await anna.book()).data).toHaveLength(1)
})

test.each([
  [{ postal_code: '90000' }, 'postal_code', 'Enter a valid postcode for this country.'],
  [{ postal_code: '' }, 'postal_code', 'Enter the postcode.'],
  [{ country: 'US', postal_code: '20500', address_region: 'DC' }, 'country', 'Choose a country.'],
  [{ country: 'IT', postal_code: '00184' }, 'address_region', 'Enter the state, province or county.'],
  [{ phone: 'later' }, 'phone', 'Enter a valid phone number.'],
  [{ phone: '+--------' }, 'phone', 'Enter a valid phone number.'],
  [{ phone: '+1234567890123456789' }, 'phone', 'Enter a valid phone number.'],
  [{ street: 'Meir 1\nMeir 2' }, 'street', 'This isn’t valid.'],
  [{ first_name: '\u200b' }, 'first_name', 'Enter a first name.'],
  [{ city: 'x'.repeat(101) }, 'city', 'Enter no more than 100 characters.'],
  [{ price: 1 }, 'price', 'This isn’t recognised.'],
])('an address with %j is refused', async (wrong, field, words) => {
  const anna = await someone()
  const { status, body } = await anna.post(addresses, { ...annasAddress, ...wrong })
  expect([status, body.errors?.[field]]).toEqual([400, [words]])
})

test('an address is formatted as in its country, with its phone number as typed', {
  tags: 'address-book',
}, async () => {
  const anna = await someone()
  const dutch = { country: 'NL', postal_code: '1012ab', address_region: 'Holland', phone: '+31 6  1234 5678' }
  expect(await anna.add(dutch)).toMatchObject({
    postal_code: '1012 AB',
    address_region: '',
    phone: '+31 6 1234 5678',
  })
})

test('an address book has at most 50 addresses, with one default even for concurrent additions', async () => {
  const anna = await someone()
  const added = await Promise.all(
    Array.from({ length: 52 }, (_, nth) =>
      anna.post(addresses, { ...annasAddress, street: `Meir ${nth}`, is_default: true }),
    ),
  )
  const codes = added.map(({ status, body }) => (status === 201 ? 'kept' : body.code))
  expect(codes.filter((code) => code === 'kept')).toHaveLength(50)
  expect(codes.filter((code) => code !== 'kept')).toEqual(['addresses-full', 'addresses-full'])
  const { data } = await anna.book()
  expect(data.filter((one) => one.is_default)).toHaveLength(1)
})

test('an address saved again after a lost response is added once', { tags: 'address-book' }, async () => {
  const anna = await someone()
  await anna.add()
  const second = await anna.add({ street: 'Meir 1' })
  const [again, once] = await Promise.all([
    anna.add({ street: 'Meir 1' }),
    anna.add({ street: 'Meir 1', is_default: true }),
  ])
  expect([again.id, once]).toEqual([second.id, { ...second, is_default: true }])
  expect((await anna.book()).data.map((one) => one.is_default)).toEqual([true, false])
})

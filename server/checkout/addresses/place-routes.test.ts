import { afterAll, beforeAll, expect, test } from 'vitest'
import { PostalPlaces } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { postalPlacesLimit } from './place-routes.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const ask = (country: string, code: string) =>
  shop.call('GET', `${checkoutPaths.postalPlaces}?${new URLSearchParams({ country, postal_code: code })}`)

test('somebody who types a postal code gets its towns, however they write it', async () => {
  const { body, headers } = await ask('FR', ' 01 000')
  expect(PostalPlaces.parse(body).data).toEqual(['Bourg-en-Bresse', 'Saint-Denis-lès-Bourg'])
  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect((await ask('DE', 'D-10115')).body.data).toEqual(['Berlin'])
})

test('without a list, or for no valid code, nothing is suggested', async () => {
  expect((await ask('BE', '9000')).body.data).toEqual([])
  expect((await ask('FR', '7501')).body.data).toEqual([])
  expect((await ask('France', '75011')).status).toBe(400)
})

test('requests for towns are limited', async () => {
  const path = `${checkoutPaths.postalPlaces}?country=BE&postal_code=9000`
  const repeat = () => shop.call('GET', path, undefined, { remoteAddress: '192.0.2.7' })
  for (let nth = 0; nth < postalPlacesLimit.max; nth++) await repeat()
  expect((await repeat()).status).toBe(429)
})

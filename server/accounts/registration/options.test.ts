import { afterAll, beforeAll, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const read = (language: string, more: Record<string, string> = {}) =>
  shop.call('GET', authPaths.registrationOptions, undefined, {
    headers: { 'accept-language': language, ...more },
  })

test('a practitioner chooses from the lists of the specification, word for word', async () => {
  const { body } = await read('en')
  expect([17, 8, 4]).toEqual([
    body.health_professions.length,
    body.expertise_levels.length,
    body.organisation_types.length,
  ])
  expect(body.health_professions[13]).toEqual({ id: 14, name: 'GPs & Doctors' })
  expect(body.expertise_levels[2].name).toBe(
    'Nutritional Therapist (Diploma, Degree or Post-Graduate Diploma)',
  )
  expect(body.organisation_types[2].name).toBe('Larger Practice or Clinic (+10 practitioners)')
})

test('in the reader’s language, countries too', async () => {
  const { body, headers } = await read('de-DE,de;q=0.9')
  expect(body.health_professions[0].name).toBe('Ernährungstherapeuten')
  expect(body.countries.find(({ iso2 }: { iso2: string }) => iso2 === 'JP').name).toBe('Japan')
  expect(body.countries.find(({ iso2 }: { iso2: string }) => iso2 === 'GB').name).toBe(
    'Vereinigtes Königreich',
  )
  expect(headers.vary).toContain('accept-language')
})

test('and is sent again only when something changed', async () => {
  const { headers } = await read('en')
  expect(headers['cache-control']).toContain('public')
  const etag = String(headers.etag)
  expect((await read('en', { 'if-none-match': etag })).status).toBe(304)
  expect((await read('fr', { 'if-none-match': etag })).status).toBe(200)
})

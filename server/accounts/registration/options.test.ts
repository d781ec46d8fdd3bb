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

const lists = {
  health_professions:
    'Nutritional Therapists, Naturopaths, Herbalists, Orthomolecular Therapists, Functional Medicine Practitioners, Dieticians, Homoeopaths, Traditional Chinese Medicine Practitioners, Chiropractors, Osteopaths, Physiotherapists, Kinesiologists, Pharmacists, GPs & Doctors, Prescribing Nurses, NES Health Practitioners, Other'.split(
      ', ',
    ),
  expertise_levels:
    'Student Practitioner; Licensed Medical Practitioner; Nutritional Therapist (Diploma, Degree or Post-Graduate Diploma); Certified Functional Medicine Practitioner (IFM or A4M, Gold Standard Certification); Dietitian (Predominantly Health Service, Degree Level Education); Nutritionist (Professional accredited qualification); Health and/or Fitness Coach (Certified); Other'.split(
      '; ',
    ),
  organisation_types:
    'Own Practice (single practitioner); Mid-Sized Practice or Clinic (2-9 practitioners); Larger Practice or Clinic (+10 practitioners); Other'.split(
      '; ',
    ),
}

test('a practitioner chooses from the exact lists of the specification', {
  tags: ['professions', 'expertise-levels', 'organisation-types'],
}, async () => {
  const { body } = await read('en')
  for (const [list, names] of Object.entries(lists))
    expect(body[list].map(({ id, name }: { id: number; name: string }) => ({ id, name }))).toEqual(
      names.map((name, at) => ({ id: at + 1, name })),
    )
  expect(body.health_professions[1].label).toBe('Naturopath')
  expect(Object.values(lists).map(({ length }) => length)).toEqual([17, 8, 4])
})

test('registration lists are in the reader’s language, including countries', async () => {
  const { body, headers } = await read('de-DE,de;q=0.9')
  expect(body.health_professions[0].name).toBe('Ernährungstherapeut/-in')
  expect(body.countries.find(({ iso2 }: { iso2: string }) => iso2 === 'JP').name).toBe('Japan')
  expect(body.countries.find(({ iso2 }: { iso2: string }) => iso2 === 'GB').name).toBe(
    'Vereinigtes Königreich',
  )
  expect(headers.vary).toContain('accept-language')
})

test('registration lists are sent again only if they have changed', async () => {
  const { headers } = await read('en')
  expect(headers['cache-control']).toContain('public')
  const etag = String(headers.etag)
  expect((await read('en', { 'if-none-match': etag })).status).toBe(304)
  expect((await read('fr', { 'if-none-match': etag })).status).toBe(200)
})

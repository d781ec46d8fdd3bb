import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { certificates, practitioners } from '#server/practitioners/tables.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const contact = {
  first_name: 'Nora',
  last_name: 'Peeters',
  country: 'NL',
  language: 'nl',
  phone_country: 'BE',
  phone: '+32 (0)470 12 34 56',
  street: 'Damrak 1',
  postal_code: '1012lg',
  city: 'Amsterdam',
  address_region: '',
}
const kept = { ...contact, phone: '470123456', postal_code: '1012 LG' }
const work = { health_profession: 3, expertise_level: 4, organisation_type: 2, organisation_name: 'Kruid' }

describe('the current user', () => {
  test('is returned, with and without the trailing slash', {
    tags: ['user-fields', 'call-account'],
  }, async () => {
    const user = await shop.person({ language: 'fr' })
    const { get } = await shop.device(user)
    const { status, body, headers } = await get('/v2/account/')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      id: user.id,
      user_type_id: 4,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      language: 'fr',
      country: 'BE',
      home_region: 'eu',
      second_factor: false,
      second_factor_needed: false,
    })
    expect((await get('/v2/account')).body).toEqual(body)
  })

  test('is told that an admin of a real shop needs a second factor', async () => {
    const admin = await shop.device(await shop.person({ userTypeId: 1 }))
    expect((await admin.get(accountPaths.user)).body.second_factor_needed).toBe(true)
  })

  test.each([accountPaths.user, accountPaths.clientProfile, accountPaths.practitionerProfile])(
    '%s requires signing in',
    async (path) => {
      expect((await shop.call('GET', path)).status).toBe(401)
    },
  )
})

describe('the profile', () => {
  test('of a client can be changed, and is saved in their country’s format', async () => {
    const { get, put } = await shop.device(await shop.person())
    expect((await put(accountPaths.clientProfile, contact)).status).toBe(200)
    expect((await get(accountPaths.clientProfile)).body).toMatchObject(kept)
  })

  test('of a practitioner includes their work and the state of their certificate', async () => {
    const user = await shop.person({ userTypeId: 3 })
    const { get, put } = await shop.device(user)
    const before = await get(accountPaths.practitionerProfile)
    expect(before.body.certificate_state).toBe('none')
    const file = { fileKey: 'c/1', fileName: 'c.pdf', mediaType: 'application/pdf', bytes: 9 } as const
    await shop.db
      .insert(certificates)
      .values({ practitionerId: user.id, ...file, state: 'waiting', uploadedAt: new Date() })
    const changed = await put(accountPaths.practitionerProfile, { ...contact, ...work })
    expect(changed.body).toMatchObject({ ...kept, ...work, certificate_state: 'waiting' })
  })

  test('moves to the other store with the country, and stays if there is none', async () => {
    const { get, put } = await shop.device(await shop.person())
    const homeIn = async (country: string | null) => {
      const address = { street: '', postal_code: '', city: '' }
      await put(accountPaths.clientProfile, { ...contact, ...address, country })
      return (await get(accountPaths.user)).body.home_region
    }
    expect(await homeIn('GB')).toBe('uk')
    expect(await homeIn(null)).toBe('uk')
    expect(await homeIn('FR')).toBe('eu')
  })

  test.each([
    ['a postal code of elsewhere', { postal_code: '9000' }, { postal_code: expect.anything() }],
    ['half an address', { city: '' }, { city: expect.anything() }],
    ['no country', { country: 'ZZ' }, { country: expect.anything() }],
    ['a number that is none', { phone: 'call me' }, { phone: expect.anything() }],
    ['a number of nowhere', { phone_country: null }, { phone_country: expect.anything() }],
    ['no name', { first_name: ' ' }, { first_name: expect.anything() }],
    ['another role', { user_type_id: 1 }, { user_type_id: expect.anything() }],
  ])('refuses %s', async (_, wrong, errors) => {
    const { put } = await shop.device(await shop.person())
    const { status, body } = await put(accountPaths.clientProfile, { ...contact, ...wrong })
    expect([status, body.errors]).toEqual([400, errors])
  })

  test('exists for its user type only', { tags: ['role-profiles', 'call-profiles'] }, async () => {
    const client = await shop.device(await shop.person())
    const certified = await shop.device(await shop.person({ userTypeId: 2 }))
    const adminUser = await shop.person({ userTypeId: 1 })
    const admin = await shop.device(adminUser)
    expect((await client.get(accountPaths.practitionerProfile)).status).toBe(403)
    expect((await client.put(accountPaths.practitionerProfile, { ...contact, ...work })).status).toBe(403)
    expect((await certified.get(accountPaths.clientProfile)).status).toBe(403)
    expect((await certified.get(accountPaths.practitionerProfile)).status).toBe(200)
    expect((await admin.get(accountPaths.clientProfile)).status).toBe(200)
    expect((await admin.get(accountPaths.practitionerProfile)).status).toBe(404)
    expect((await admin.put(accountPaths.practitionerProfile, { ...contact, ...work })).status).toBe(404)
    const ids = { healthProfession: 1, expertiseLevel: 1, organisationType: 1, organisationName: '' }
    await shop.db.insert(practitioners).values({ userId: adminUser.id, ...ids })
    expect((await admin.get(accountPaths.practitionerProfile)).status).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { clients } from '#server/clients/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
beforeAll(async () => {
  shop = await openProtocols()
  ilse = await shop.newPractitioner()
  const other = await shop.newPractitioner()
  const now = new Date()
  const people = [
    [ilse.id, 'Anna', 'Maes', 'anna@people.example'],
    [ilse.id, 'Zoë', 'Müller-Strauß', 'zoe@people.example'],
    [ilse.id, 'Jørgen', 'Łukasz', 'post_100%@people.example'],
    [other.id, 'Anna', 'Otherwise', 'otherwise@people.example'],
  ] as const
  for (const [practitionerId, firstName, lastName, email] of people) {
    const row = { practitionerId, firstName, lastName, email, language: 'en', createdAt: now } as const
    await shop.db.insert(clients).values({ ...row, discountRate: 10 })
  }
})
afterAll(() => shop.close())

type Found = { clients: { first_name: string }[] }
const find = async (body: object) => {
  const { status, body: found } = await ilse.post(protocolPaths.clients, body)
  expect(status).toBe(200)
  return (found as Found).clients.map(({ first_name }) => first_name)
}

describe('a practitioner’s clients', () => {
  test.each([
    ['anna', ['Anna']],
    ['MAES an', ['Anna']],
    ['zoe muller', ['Zoë']],
    ['strauss', ['Zoë']],
    ['ZOË@people', ['Zoë']],
    ['jorgen lukasz', ['Jørgen']],
    ['100%', ['Jørgen']],
    ['_', ['Jørgen']],
    ['otherwise', []],
  ])(
    'are found by name and address, ignoring case and accents: %s',
    {
      tags: ['call-clients', 'role-client-search'],
    },
    async (keyword, names) => {
      expect(await find({ keyword })).toEqual(names)
    },
  )

  test('are never those of another practitioner', { tags: 'protocol-owner' }, async () => {
    expect(await find({})).toEqual(['Jørgen', 'Zoë', 'Anna'])
  })

  test('are limited to the requested number, of at most 100', {
    tags: 'constant-client-search',
  }, async () => {
    expect(await find({ limit: 2 })).toHaveLength(2)
    expect((await ilse.post(protocolPaths.clients, { limit: 101 })).status).toBe(400)
  })

  test('are as in section 3 of the specification, without revealing who has an account', {
    tags: ['share-silent', 'client-fields'],
  }, async () => {
    const { body } = await ilse.post(protocolPaths.clients, { keyword: 'maes' })
    expect(body.clients).toEqual([
      {
        id: expect.any(Number),
        first_name: 'Anna',
        last_name: 'Maes',
        email: 'anna@people.example',
        discount_rate: 10,
      },
    ])
  })

  test('are not cached', async () => {
    const { headers } = await ilse.post(protocolPaths.clients, {})
    expect(headers['cache-control']).toBe('no-store')
  })
})

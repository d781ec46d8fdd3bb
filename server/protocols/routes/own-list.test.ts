import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolPage } from '#contract/protocols.ts'
import { clients } from '#server/clients/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { protocolLinks, protocolShares } from '../tables.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let ilse: Maker
let zinc: number
const ids: Record<string, number> = {}
beforeAll(async () => {
  shop = await openProtocols()
  zinc = await shop.product('zinc', { names: { en: 'Zinc Bisglycinate', de: 'Zink-Bisglycinat' } })
  ilse = await shop.newPractitioner()
  for (const name of ['Winter', 'Ängste', 'zebra', 'Plan 10', 'Plan 2', '100 % sure_', 'a\\b'])
    ids[name] = await ilse.protocol(name)
  await ilse.add(ids.Winter!, { product_variant_id: zinc })
})
afterAll(() => shop.close())

const namesOf = ({ data }: ProtocolPage) => data.map(({ name }) => name)
const list = async (query = '', by = ilse, language = 'en') => {
  const headers = { authorization: `Bearer ${by.tokens.access_token}`, 'accept-language': language }
  return (await shop.call('GET', `${protocolPaths.list}${query}`, undefined, { headers })).body
}
const search = async (body: object, by = ilse, language = 'en') =>
  (await by.post(`${protocolPaths.search}?language_code=${language}`, body)).body
const edited = ['Winter', 'a\\b', '100 % sure_', 'Plan 2', 'Plan 10', 'zebra', 'Ängste']

describe('the list', () => {
  test('contains all without page and limit, last edited first', async () => {
    const page = await list()
    expect(namesOf(page)).toEqual(edited)
    expect(page).toMatchObject({ current_page: 1, limit: 7, offset: 0, total_pages: 1, total_results: 7 })
    expect(page.data[0]).toMatchObject({ products: [{ slug: 'zinc', item_count: 1 }], total_price: 24.9 })
    expect(page.data[0].products[0]).not.toHaveProperty('facts')
  })

  test('has five per page with only a page given', {
    tags: ['protocol-page-fields', 'call-protocols'],
  }, async () => {
    const page = await list('?page=2')
    expect(namesOf(page)).toEqual(edited.slice(5))
    expect(page).toMatchObject({ current_page: 2, limit: 5, offset: 5, total_pages: 2, total_results: 7 })
  })

  test('gives the total with limit=1', { tags: 'call-protocols-all' }, async () => {
    const page = await list('?limit=1')
    expect(page).toMatchObject({ data: [{ name: 'Winter' }], current_page: 1, limit: 1, total_results: 7 })
  })

  test('is empty after its last page, and refuses an invalid page', async () => {
    expect(await list('?page=99')).toMatchObject({ data: [], total_results: 7, total_pages: 2 })
    for (const wrong of ['page=0', 'limit=0', 'limit=101', 'page=x', 'page=9e99'])
      expect((await ilse.get(`${protocolPaths.list}?${wrong}`)).status).toBe(400)
  })

  test('is sorted by name in the reader’s language', async () => {
    const byName = ['100 % sure_', 'a\\b', 'Ängste', 'Plan 2', 'Plan 10', 'Winter', 'zebra']
    expect(namesOf(await list('?order_by=name&order=asc', ilse, 'de'))).toEqual(byName)
    expect(namesOf(await list('?order_by=name&order=desc', ilse, 'de'))).toEqual(byName.toReversed())
    expect(namesOf(await list('?order_by=name&limit=2'))).toEqual(byName.slice(0, 2))
    const danish = namesOf(await list('?order_by=name', ilse, 'da'))
    expect(danish.at(-1)).toBe('Ängste')
    expect(namesOf(await list('?order_by=price&order=up'))).toEqual(edited)
  })

  test('is empty for a practitioner without protocols, and never contains another’s', async () => {
    const marco = await shop.newPractitioner(3)
    expect(await list('', marco)).toEqual({
      data: [],
      current_page: 1,
      limit: 0,
      offset: 0,
      total_pages: 0,
      total_results: 0,
      total_clients: 0,
    })
    expect((await search({ query: 'winter' }, marco)).data).toEqual([])
  })

  test('shows how many clients have a protocol, and whether its link works', async () => {
    const own = await shop.newPractitioner()
    const id = await own.protocol('Shared')
    const now = new Date()
    const people = await shop.db
      .insert(clients)
      .values(
        ['Zoë Ångström', 'Tomás Rey'].map((name, index) => ({
          practitionerId: own.id,
          email: `client${index}@people.example`,
          firstName: name.split(' ')[0]!,
          lastName: name.split(' ')[1]!,
          language: 'en' as const,
          discountRate: 10 as const,
          createdAt: now,
        })),
      )
      .returning()
    await shop.db.insert(protocolShares).values([
      { protocolId: id, clientId: people[0]!.id, sharedAt: now },
      { protocolId: id, clientId: people[1]!.id, sharedAt: now, removedAt: now },
    ])
    const link = { protocolId: id, tokenHash: 'h', sealedToken: 's', createdAt: now }
    await shop.db.insert(protocolLinks).values({ ...link, expiresAt: new Date(now.getTime() - 1000) })
    expect(await own.read(id)).toMatchObject({ shared_with: 1, has_link: false })
    await shop.sql`UPDATE protocol_links SET expires_at = now() + interval '1 day'`
    const again = await own.protocol('Again')
    await shop.db.insert(protocolShares).values({ protocolId: again, clientId: people[0]!.id, sharedAt: now })
    expect(await list('?limit=1&page=2', own)).toMatchObject({
      data: [{ shared_with: 1, has_link: true }],
      total_clients: 1,
    })
    await own.delete(protocolPaths.one(again))
    for (const query of ['angstrom', 'ZOE', 'tomas rey', 'shared zoë'])
      expect(namesOf(await search({ query }, own))).toEqual(['Shared'])
    expect((await search({ query: 'zoë rey nobody' }, own)).data).toEqual([])
    expect((await search({ query: 'angstrom' })).data).toEqual([])
  })
})

describe('the search', () => {
  test.each([
    ['WINT', ['Winter']],
    ['angste', ['Ängste']],
    ['plan', ['Plan 2', 'Plan 10']],
    ['eight weeks plan', ['Plan 2', 'Plan 10']],
    ['bisglycinate', ['Winter']],
    ['winter zinc', ['Winter']],
    ['%', ['100 % sure_']],
    ['_', ['100 % sure_']],
    ['\\', ['a\\b']],
    ["'; DROP TABLE protocols; --", []],
    ['wint_r', []],
    ['', edited],
  ])('finds by %j', async (query, names) => {
    expect(namesOf(await search({ query }))).toEqual(names)
  })

  test('finds products by their names in the reader’s language', async () => {
    expect(namesOf(await search({ query: 'zink-b' }, ilse, 'de'))).toEqual(['Winter'])
    expect(namesOf(await search({ query: 'zink-b' }))).toEqual([])
    expect(namesOf(await search({ query: 'bisglycinate' }, ilse, 'fr'))).toEqual(['Winter'])
  })

  test('has pages, fifty on the first, and an order', { tags: 'call-protocol-search' }, async () => {
    expect(await search({ query: 'plan' })).toMatchObject({ limit: 50, current_page: 1, total_results: 2 })
    const second = await search({ query: 'plan', page: 2, limit: 1, order_by: 'name', order: 'desc' })
    expect(second).toMatchObject({ data: [{ name: 'Plan 2' }], offset: 1, total_pages: 2 })
  })

  test('refuses unknown values', async () => {
    const zero = String.fromCharCode(0)
    for (const wrong of [
      {},
      { query: 'q'.repeat(201) },
      { query: 'a', limit: 101 },
      { query: 'a', all: 1 },
      { query: zero },
    ])
      expect((await ilse.post(protocolPaths.search, wrong)).status).toBe(400)
  })
})

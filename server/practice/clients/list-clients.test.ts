import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import type { ClientPage, ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { openReceived } from '../../../tests/support/opening.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
beforeAll(async () => {
  shop = await openProtocols()
})
afterAll(() => shop.close())

test('a practitioner does not learn who has an account, until a client accepts by opening what was shared', {
  tags: 'share-silent',
}, async () => {
  const [ilse, anna] = [await shop.newPractitioner(), await shop.newPractitioner(4)]
  const protocol = await ilse.protocol('Gut repair', [{ product_variant_id: await shop.product('zinc') }])
  const shareWith = async (email: string): Promise<number> => {
    const named = { first_name: 'Anna', last_name: 'Maes', discount: 10 }
    return (await ilse.post(protocolPaths.assign, { id: protocol, email, ...named })).body.client.id
  }
  const ids = [await shareWith(anna.email), await shareWith('nobody@people.example')]
  const list = async (query = ''): Promise<ClientPage> =>
    (await ilse.get(`${practicePaths.clients}?${query}`)).body
  const record = async (id: number): Promise<ClientRecord> => (await ilse.get(practicePaths.client(id))).body

  const { counts, data } = await list()
  expect(counts).toMatchObject({ active: 0, invited: 2 })
  expect(data.map(({ state }) => state)).toEqual(['invited', 'invited'])
  for (const id of ids) expect(await record(id)).toMatchObject({ state: 'invited', accepted_at: null })
  const { clients } = (await ilse.get(accountPaths.ownData)).body
  expect(clients).toHaveLength(2)
  for (const client of clients) expect(client).not.toHaveProperty('linked_at')

  await openReceived(anna, protocol)
  expect(await record(ids[0]!)).toMatchObject({ state: 'active', accepted_at: expect.any(String) })
  expect((await list('filter=active')).data).toMatchObject([{ id: ids[0] }])
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ShareList } from '#contract/sharing.ts'
import { clients } from '#server/clients/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { decideFor } from '../../../tests/support/restricted-products.ts'

let shop: ProtocolsShop
let calm: number
let energy: number
beforeAll(async () => {
  shop = await openProtocols()
  calm = await shop.product('calm')
  energy = await shop.product('energy')
})
afterAll(() => shop.close())

test('a practitioner sees which products of a protocol its clients cannot buy where they live', async () => {
  const ilse = await shop.newPractitioner()
  const protocol = await ilse.protocol('Calmer evenings', [{ product_variant_id: energy }])
  const share = async (email: string, country?: string) => {
    const client = { first_name: 'Freja', last_name: 'Lindholm', discount: 0 }
    await ilse.post(protocolPaths.assign, { id: protocol, email, ...client })
    if (!country) return
    const { id: userId } = await shop.person({ country, userTypeId: 4 })
    const acceptedAt = new Date()
    await shop.db.update(clients).set({ userId, acceptedAt }).where(eq(clients.email, email))
  }
  await share('without.account@people.example')
  await share('belgium@people.example', 'BE')
  await share('denmark@people.example', 'DK')
  await ilse.add(protocol, { product_variant_id: calm })
  await decideFor(shop, calm, 'DK')

  const { body } = await ilse.get(protocolPaths.shares(protocol))
  expect(
    (body as ShareList).data.map(({ client, not_sold }) => [client.email, not_sold.map(({ name }) => name)]),
  ).toEqual([
    ['denmark@people.example', ['calm']],
    ['belgium@people.example', []],
    ['without.account@people.example', []],
  ])
})

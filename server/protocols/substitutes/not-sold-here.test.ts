import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { substitutePaths } from '#contract/substitute-paths.ts'
import type { Substitutes } from '#contract/substitutes.ts'
import { clients } from '#server/clients/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { decideFor } from '../../../tests/support/restricted-products.ts'
import { shownIn } from '../../../tests/support/substitutes.ts'

let shop: ProtocolsShop
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let calm: number
let valerian: number
beforeAll(async () => {
  shop = await openProtocols()
  ilse = await shop.newPractitioner()
  const { sleep } = shop.words
  calm = await shop.product('calm', { names: { en: 'Calm' }, termIds: [sleep!] })
  valerian = await shop.product('valerian', { names: { en: 'Valerian' }, termIds: [sleep!] })
  await decideFor(shop, calm, 'DK', { source: 'Fødevarestyrelsen' })
})
afterAll(() => shop.close())

/** Somebody with an account, who has accepted the practitioner; returns their id as a client. */
async function clientIn(country: string, acceptedAt: Date | null = new Date()): Promise<number> {
  const { id: userId } = await shop.person({ country })
  const [client] = await shop.db
    .insert(clients)
    .values({
      practitionerId: ilse.id,
      email: `client-${userId}@people.example`,
      firstName: 'Mette',
      lastName: 'Holm',
      discountRate: 0,
      userId,
      language: 'en',
      createdAt: new Date(),
      acceptedAt,
    })
    .returning()
  return client!.id
}
const share = (id: number, clientId: number) =>
  ilse.post(protocolPaths.assign, { id, user_id: clientId, discount: 5 })

test('a protocol with a product that is not sold where the client lives is not shared, and nothing is changed', async () => {
  const mette = await clientIn('DK')
  const protocol = await ilse.protocol('Sleep', [{ product_variant_id: calm }])
  const { status, body } = await share(protocol, mette)
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'not-sold-here' })
  expect(body.message).toContain('Not sold in Denmark: Calm.')
  expect(body.message).toContain('Sold there: Valerian.')
  expect(body.not_sold).toMatchObject([
    {
      name: 'Calm',
      source: 'Fødevarestyrelsen',
      since: '2023-04-01',
      alternatives: [{ name: 'Valerian', product_variant_id: valerian, slug: 'valerian' }],
    },
  ])
  expect((await ilse.get(protocolPaths.shares(protocol))).body.data).toEqual([])
  const [client] = await shop.db.select().from(clients).where(eq(clients.id, mette))
  expect(client?.discountRate).toBe(0)
})

test('the same protocol is shared with a client elsewhere, and with an alternative in it with everybody', async () => {
  const protocol = await ilse.protocol('Sleep', [{ product_variant_id: calm }])
  expect((await share(protocol, await clientIn('BE'))).status).toBe(200)
  const other = await ilse.protocol('Sleep', [{ product_variant_id: valerian }])
  expect((await share(other, await clientIn('DK'))).status).toBe(200)
})

test('a client without an account may live anywhere', async () => {
  const protocol = await ilse.protocol('Sleep', [{ product_variant_id: calm }])
  const given = { email: 'new@people.example', first_name: 'New', last_name: 'Client', discount: 0 }
  expect((await ilse.post(protocolPaths.assign, { id: protocol, ...given })).status).toBe(200)
})

test('where somebody lives who has not accepted the practitioner is not revealed', {
  tags: 'share-silent',
}, async () => {
  const protocol = await ilse.protocol('Sleep', [{ product_variant_id: calm }])
  expect((await share(protocol, await clientIn('DK', null))).status).toBe(200)
  expect((await ilse.get(protocolPaths.shares(protocol))).body.data).toMatchObject([{ not_sold: [] }])
})

test('a substitute that is not sold where one of the clients lives is not offered, and not accepted', async () => {
  const ingredientId = shop.words['ingredient-magnesium']!
  const magnesium = (name: string, stock = 10) =>
    shop.product(name, {
      stock,
      portionAmount: 1,
      portionUnit: 'capsule',
      portionsPerPack: 30,
      lines: [{ ingredientId, name: 'Magnesium', form: 'Magnesium citrate', amount: 200, unit: 'mg' }],
    })
  const [soldOut, near, danish] = [
    await magnesium('sold-out', 0),
    await magnesium('near'),
    await magnesium('far'),
  ]
  await decideFor(shop, near, 'DK')
  const dose = { amount: 1, unit: 'capsule', times: ['night'], food: null, days: null }
  const protocol = await ilse.protocol('Evening', [{ product_variant_id: soldOut, dose }])
  expect((await share(protocol, await clientIn('BE'))).status).toBe(200)
  const listed = async () =>
    (await ilse.get(`${substitutePaths.list}?product_variant_id=${soldOut}`)).body as Substitutes
  const before = await listed()
  const offered = ({ data }: Substitutes) => data.map(({ product_variant_id: id }) => id).sort()
  expect(offered(before)).toEqual([near, danish].sort())

  expect((await share(protocol, await clientIn('DK'))).status).toBe(200)
  expect(offered(await listed())).toEqual([danish])
  const replaced = await ilse.post(substitutePaths.list, {
    product_variant_id: soldOut,
    substitute_variant_id: near,
    protocols: shownIn(before, near),
  })
  expect(replaced).toMatchObject({ status: 409, body: { code: 'not-sold-here' } })
  expect((await ilse.read(protocol)).products[0]).toMatchObject({ product_variant_id: soldOut })
})

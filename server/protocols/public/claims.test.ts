import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimPaths } from '#contract/claim-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { publicProtocolPaths as paths } from '#contract/public-protocol-paths.ts'
import type { OwnPublicProtocol } from '#contract/public-protocols.ts'
import { checkPublished } from '#server/claims/check-published.ts'
import { publicProtocolClaims } from '#server/storefront/public-protocol-claims.ts'
import { openStores, type StoresShop } from '../../../tests/support/store-api.ts'

let shop: StoresShop
let admin: Awaited<ReturnType<StoresShop['device']>>
let ilse: Awaited<ReturnType<StoresShop['withPage']>>
let calm: number
beforeAll(async () => {
  shop = await openStores({ DEMO: '1' })
  admin = await shop.device(await shop.person({ userTypeId: 1 }))
  calm = await shop.product('calm')
  ilse = await shop.withPage()
  await ilse.publish()
})
afterAll(() => shop.close())

const text = 'My plan cures bloating.'
const asked = (more: object = {}) => ({ field: 'description', language: 'en', text, note: '', ...more })
const reason = 'It quotes the title of a book.'

async function publicProtocol(description = ''): Promise<OwnPublicProtocol> {
  const made = await ilse.post(protocolPaths.create, { name: 'Calm', description: 'Eight weeks' })
  await ilse.post(protocolPaths.products(made.body.protocol_id), { product_variant_id: calm })
  const { protocol } = (
    await ilse.post(paths.list, { protocol_id: made.body.protocol_id, name: 'Calm evenings' })
  ).body
  return (await change(protocol, description)).body
}
const change = ({ id, revision }: OwnPublicProtocol, description: string) =>
  ilse.put(paths.one(id), {
    revision,
    language: 'en',
    name: 'Calm evenings',
    description,
    products: [{ product_variant_id: calm, item_count: 1, note: '' }],
  })
const publish = (id: number) => ilse.put(paths.publication(id), { is_published: true })
const ask = (id: number, more?: object) => ilse.post(paths.claimReviews(id), asked(more))

test('a text of a public protocol that an admin has allowed can be published, and no other', async () => {
  const protocol = await publicProtocol(text)
  expect(await publish(protocol.id)).toMatchObject({ status: 409, body: { code: 'store-claims' } })
  const review = (await ask(protocol.id)).body
  const [listed] = (await admin.get(claimPaths.reviews)).body.data
  expect(listed).toMatchObject({ subject: { kind: 'protocol', name: 'Calm evenings', path: null }, text })
  await admin.post(claimPaths.allow(review.id), { reason })
  expect((await ilse.get(paths.claimReviews(protocol.id))).body.data).toMatchObject([
    { state: 'allowed', reason },
  ])
  expect((await publish(protocol.id)).status).toBe(200)
  expect(await change(protocol, `${text} Always.`)).toMatchObject({ status: 409 })
  const other = await publicProtocol(text)
  expect((await publish(other.id)).status).toBe(409)
})

test('a review can be asked for before a published protocol is changed, of its own fields only', async () => {
  const protocol = await publicProtocol('Four weeks.')
  await publish(protocol.id)
  expect((await ask(protocol.id)).status).toBe(201)
  expect((await ask(protocol.id, { field: `products.${calm}.note` })).status).toBe(201)
  expect((await ask(protocol.id, { field: 'products.0.note' })).status).toBe(404)
  expect((await ask(protocol.id, { text: '' })).status).toBe(400)
  const other = await shop.keeper()
  expect((await other.post(paths.claimReviews(protocol.id), asked())).status).toBe(404)
  expect((await other.get(paths.claimReviews(protocol.id))).status).toBe(404)
})

test('a public protocol that is refused today is listed with its address, and stays online', async () => {
  const protocol = await publicProtocol('Four weeks.')
  await publish(protocol.id)
  await shop.sql`UPDATE public_protocols SET description = 'My plan cures migraine.' WHERE id = ${protocol.id}`
  const now = new Date()
  await checkPublished({
    db: shop.db,
    claimSources: { protocol: publicProtocolClaims },
    clock: () => now,
    now,
  })
  const { data } = (await admin.get(`${claimPaths.published}?kind=protocol`)).body
  const { name } = await ilse.store()
  expect(data).toMatchObject([
    {
      subject: {
        kind: 'protocol',
        id: String(protocol.id),
        path: `/practitioners/${name}/${protocol.slug}`,
      },
      practitioner: { id: ilse.id },
      text: 'My plan cures migraine.',
    },
  ])
  expect((await shop.call('GET', paths.published(name, protocol.slug))).status).toBe(200)
})

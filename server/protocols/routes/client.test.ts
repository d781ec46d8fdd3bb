import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientProtocolPaths, protocolPaths } from '#contract/protocol-paths.ts'
import type { ClientProtocol } from '#contract/sharing.ts'
import { sealOlderTexts } from '#server/platform/sealing/sealed-texts.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { sealing } from '../../../tests/support/shop-api.ts'
import { shareNotes } from '../sharing/share-notes.ts'
import { protocolLinks, protocolShares } from '../tables.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let calm: number
let professional: number
let ilse: Maker
let anna: Maker
let protocol: number
beforeAll(async () => {
  shop = await openProtocols()
  calm = await shop.product('calm', { history: [[999, 90]] })
  professional = await shop.product('professional', { history: [[2495, 90]], practitionerOnly: true })
  ilse = await shop.newPractitioner()
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await shop.newPractitioner(4)
  protocol = await ilse.protocol('Gut repair', [
    { product_variant_id: calm },
    { product_variant_id: professional, quantity: 2, notes: 'With food.' },
  ])
})

const share = (given: object = {}, id = protocol) =>
  ilse.post(protocolPaths.assign, {
    id,
    email: anna.email,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 10,
    ...given,
  })
const list = async (by = anna): Promise<ClientProtocol[]> =>
  (await by.get(clientProtocolPaths.list)).body.data
const ids = async (by = anna) => (await list(by)).map(({ protocol_id }) => protocol_id)
const one = (id = protocol, by = anna) => by.get(clientProtocolPaths.one(id))
const openedAt = async () => (await ilse.get(protocolPaths.shares(protocol))).body.data[0].opened_at

describe('a client', () => {
  test('sees what was shared with them, newest first, with their discount line by line', {
    tags: ['product-receive', 'call-client-protocols'],
  }, async () => {
    await share({ notes: 'Begin on Monday.' })
    const second = await ilse.protocol('Sleep', [{ product_variant_id: calm }])
    await share({}, second)
    expect(await ids()).toEqual([second, protocol])
    const { status, body } = await one()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      protocol_id: protocol,
      name: 'Gut repair',
      notes: 'Begin on Monday.',
      discount_rate: 10,
      practitioner: { first_name: ilse.firstName, profession: 'Nutritional therapist' },
      products: [
        { product_variant_id: professional, price: 24.95, notes: 'With food.', state: 'sold' },
        { product_variant_id: calm, price: 9.99 },
      ],
      total_price: 59.89,
      total_discount: 5.99,
      total_price_after_discount: 53.9,
    })
    expect((await list())[1]).toEqual(body)
  })

  test('needs as few queries for many protocols as for one, even if products are no longer sold', async () => {
    const passing = await shop.product(`passing-${protocol}`)
    const plans = [1, 2, 3].map((n) => ilse.protocol(`Plan ${n}`, [{ product_variant_id: passing }]))
    const [first, ...others] = await Promise.all(plans)
    await shop.sql`UPDATE variants SET withdrawn = true WHERE id = ${passing}`
    await shop.gone(passing)
    const asking = vi.spyOn(shop.db, 'select')
    const asked = async () => {
      asking.mockClear()
      await list()
      return asking.mock.calls.length
    }
    await share({}, first)
    const forOne = await asked()
    for (const id of others) await share({}, id)
    expect(await asked()).toBe(forOne)
    asking.mockRestore()
  })

  test('sees it in its present state', async () => {
    await share()
    await ilse.remove(protocol, professional)
    expect((await one()).body.products).toHaveLength(1)
  })

  test('cannot see another client’s protocol, or one that was not shared', {
    tags: 'client-own-protocols',
  }, async () => {
    await share()
    const tomas = await shop.newPractitioner(4)
    expect(await ids(tomas)).toEqual([])
    expect((await one(protocol, tomas)).status).toBe(404)
    expect((await tomas.delete(clientProtocolPaths.one(protocol))).status).toBe(404)
    expect(await ids()).toEqual([protocol])
  })

  test('marks it as opened by opening it the first time; the list does not', async () => {
    await share()
    await list()
    const headers = { authorization: `Bearer ${anna.tokens.access_token}` }
    await shop.app.inject({ method: 'HEAD', url: `/api${clientProtocolPaths.one(protocol)}`, headers })
    expect(await openedAt()).toBeNull()
    await one()
    const first = await openedAt()
    expect(first).not.toBeNull()
    await one()
    expect(await openedAt()).toBe(first)
  })

  test('never sees why it was shared above a limit', { tags: 'client-own-protocols' }, async () => {
    await share()
    const reason = 'Quillfeather wrote this for herself alone.'
    await shop.db.update(protocolShares).set({ reason }).where(eq(protocolShares.protocolId, protocol))
    expect(JSON.stringify(await list())).not.toContain('Quillfeather')
  })

  test('with two addresses sees a protocol once, as it was shared last', async () => {
    await share({ notes: 'First.' })
    const { body } = await share({ email: 'second@people.example', notes: 'Second.' })
    const { clients } = await import('#server/clients/tables.ts')
    await shop.db.update(clients).set({ userId: anna.id }).where(eq(clients.id, body.client.id))
    expect((await list()).map(({ notes }) => notes)).toEqual(['Second.'])
    await anna.delete(clientProtocolPaths.one(protocol))
    expect(await ids()).toEqual([])
  })
})

describe('a protocol that a client removes', () => {
  test.each([
    ['as the specification writes it', clientProtocolPaths.removal],
    ['as all other calls are written', clientProtocolPaths.one],
  ])('leaves the list and its link stops working, %s', async (_, path) => {
    const { body } = await share()
    const { status, body: told } = await anna.delete(path(protocol))
    expect([status, told.message]).toEqual([200, 'The protocol has been removed from your list.'])
    expect(await ids()).toEqual([])
    expect((await one()).status).toBe(404)
    expect((await anna.delete(path(protocol))).status).toBe(404)
    const links = await shop.db.select().from(protocolLinks).where(eq(protocolLinks.shareId, body.share_id))
    expect(links).toEqual([])
    expect((await ilse.read(protocol)).shared_with).toBe(0)
  })

  test('comes back when it is shared again, with an email and a link', {
    tags: 'call-client-protocol-remove',
  }, async () => {
    await share()
    await anna.delete(clientProtocolPaths.one(protocol))
    const before = (await shop.emails(anna.id)).length
    await share()
    expect(await ids()).toEqual([protocol])
    expect((await shop.emails(anna.id)).length).toBe(before + 1)
    expect((await ilse.read(protocol)).shared_with).toBe(1)
  })
})

test('a revoked share leaves the client’s list', async () => {
  const { body } = await share()
  await ilse.delete(protocolPaths.share(protocol, body.share_id))
  expect(await ids()).toEqual([])
  expect((await one()).status).toBe(404)
})

test('messages to clients are stored encrypted, including those of earlier versions', {
  tags: 'sealed-texts',
}, async () => {
  const notes = 'Quillfeather begins on Monday.'
  await share({ notes })
  const isShare = eq(protocolShares.protocolId, protocol)
  const raw = async () => (await shop.db.select().from(protocolShares).where(isShare))[0]!
  const told = async () => (await list()).map((one) => one.notes)
  expect(JSON.stringify(await raw())).not.toContain('Quillfeather')
  expect(await told()).toEqual([notes])

  await shop.db.update(protocolShares).set({ notes, sealedNotes: null }).where(isShare)
  expect(await told()).toEqual([notes])
  expect(await sealOlderTexts(shop.db, sealing, shareNotes)).toBe(1)
  const once = await raw()
  expect(JSON.stringify(once)).not.toContain('Quillfeather')
  expect(await sealOlderTexts(shop.db, sealing, shareNotes)).toBe(0)
  expect(await raw()).toEqual(once)
  expect(await told()).toEqual([notes])
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Attention } from '#contract/attention.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { Renewal, RenewalPage } from '#contract/renewals.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dayMs } from '#domain/clocks.ts'
import { daysAgo } from '#server/catalogue/fixtures.ts'
import { clients } from '#server/clients/tables.ts'
import { shipmentLines, shipments } from '#server/orders/tables.ts'
import { readerAt, stopEmails } from '#server/platform/mail/stopped-emails.ts'
import { mails } from '#server/platform/mail/tables.ts'
import { protocolShares } from '#server/protocols/tables.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { renewalContacts } from '../tables.ts'

type Practitioner = Awaited<ReturnType<OrdersShop['maker']>>
type Client = Awaited<ReturnType<OrdersShop['buyer']>>

let shop: OrdersShop
/** Packs of 60 capsules. */
let zinc: number
let iron: number
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 10_000, history: [[2000, 90]], names: { en: 'Zinc' } })
  iron = await shop.product('iron', { stock: 10_000, history: [[1000, 90]], names: { en: 'Iron' } })
})
afterAll(() => shop.close())

const dose = { amount: 1, unit: 'capsule', times: ['morning', 'evening'], food: 'with', days: null }

/** A practice of their own for each test: a practitioner with a protocol of zinc and iron. */
async function practice() {
  const ilse = await shop.maker()
  const protocolId = await ilse.protocol('Liver support', [
    { product_variant_id: iron, dose },
    { product_variant_id: zinc, dose },
  ])
  return { ilse, protocolId }
}

async function shareWith(
  ilse: Practitioner,
  protocolId: number,
  { email }: { email: string },
  name = { first_name: 'Anna', last_name: 'Maes' },
): Promise<number> {
  const { body } = await ilse.post(protocolPaths.assign, { id: protocolId, email, ...name, discount: 0 })
  await shop.db
    .update(protocolShares)
    .set({ sharedAt: daysAgo(60) })
    .where(eq(protocolShares.id, body.share_id))
  return body.share_id
}

/** Delivered as many days ago, through a practitioner. */
async function bought(
  client: Client,
  ilse: Practitioner,
  { days, variantId = zinc }: { days: number; variantId?: number },
) {
  const [known] = await shop.db.select().from(clients).where(eq(clients.userId, client.id))
  const line = { variantId, practitionerId: ilse.id, clientId: known!.id, tierRate: 20 as const }
  const order = await shop.paid({ user: client, lines: [line] })
  const at = daysAgo(days)
  const [parcel] = await shop.db
    .insert(shipments)
    .values({ orderId: order.id, carrier: 'bpost', shippedAt: at, deliveredAt: at })
    .returning()
  await shop.db
    .insert(shipmentLines)
    .values({ shipmentId: parcel!.id, orderLineId: order.lines[0]!.id, quantity: 1 })
  return order
}

const board = async (by: Pick<Practitioner, 'get'>, query = ''): Promise<RenewalPage> =>
  (await by.get(`${renewalPaths.list}${query}`)).body
const only = async (by: Pick<Practitioner, 'get'>): Promise<Renewal> => {
  const { data } = await board(by)
  expect(data).toHaveLength(1)
  return data[0]!
}
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

describe('the renewals board', () => {
  test('shows what each client should order again, what runs out first before the rest', async () => {
    const { ilse, protocolId } = await practice()
    const [anna, karel, sofie, tomas] = [
      await shop.buyer(),
      await shop.buyer(),
      await shop.buyer(),
      await shop.buyer(),
    ]
    for (const client of [anna, karel, sofie, tomas]) await shareWith(ilse, protocolId, client)
    // A pack lasts 30 days.
    await bought(anna, ilse, { days: 39 })
    await bought(karel, ilse, { days: 25 })
    await bought(karel, ilse, { days: 10, variantId: iron })
    await bought(sofie, ilse, { days: 6 })
    const { data, counts } = await board(ilse)
    expect(data.map(({ group, days, running_out }) => [group, days, running_out])).toEqual([
      ['overdue', -9, 1],
      ['due', 5, 1],
      ['on_track', 24, 0],
      ['never_bought', null, 0],
    ])
    expect(counts).toEqual({ overdue: 1, due: 1, on_track: 1, never_bought: 1, set_aside: 0 })
    expect(data[0]).toMatchObject({
      runs_out_on: inDays(-9),
      total_products: 2,
      protocol: { id: protocolId, name: 'Liver support' },
      products: [{ product_variant_id: zinc, name: 'Zinc' }],
      contact: null,
      snoozed_until: null,
    })
    expect((await board(ilse, '?group=due&limit=1')).data).toHaveLength(1)
    expect((await board(ilse, '?group=due&limit=1&page=2')).data).toEqual([])
  })

  test('finds clients and protocols by their words', async () => {
    const { ilse, protocolId } = await practice()
    await shareWith(ilse, protocolId, await shop.buyer(), { first_name: 'Réka', last_name: 'Halász' })
    await shareWith(ilse, protocolId, await shop.buyer(), { first_name: 'Joris', last_name: 'Aerts' })
    expect((await board(ilse, '?keyword=reka')).counts.never_bought).toBe(1)
    expect((await board(ilse, '?keyword=liver')).counts.never_bought).toBe(2)
    expect((await board(ilse, '?keyword=nobody')).data).toEqual([])
  })

  test('moves a client on as soon as they order, and back when that is refunded', async () => {
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    await shareWith(ilse, protocolId, anna)
    await bought(anna, ilse, { days: 39 })
    expect((await only(ilse)).group).toBe('overdue')
    const [known] = await shop.db.select().from(clients).where(eq(clients.userId, anna.id))
    const line = { variantId: zinc, practitionerId: ilse.id, clientId: known!.id, tierRate: 20 as const }
    const order = await shop.paid({ user: anna, lines: [line] })
    expect((await only(ilse)).group).toBe('on_track')
    await anna.once(`/v2/account/orders/${order.id}/cancel`)
    expect((await only(ilse)).group).toBe('overdue')
  })

  test('is what needs attention at home, unless the client was contacted, and stands on the client’s page', async () => {
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    const id = await shareWith(ilse, protocolId, anna)
    await bought(anna, ilse, { days: 25 })
    const { client } = await only(ilse)
    const urgent = async () => {
      const { data } = (await ilse.get(practicePaths.attention)).body as Attention
      return data.filter(({ kind }) => kind === 'renewal')
    }
    expect(await urgent()).toMatchObject([{ client, protocol: { name: 'Liver support' }, days: 5 }])
    const { body } = await ilse.get(practicePaths.client(client.id))
    // 20% of 10.00, less VAT.
    expect(body).toMatchObject({ next_run_out: inDays(5), earned: 1.89 })
    await ilse.put(renewalPaths.one(id), { is_contacted: true })
    expect(await urgent()).toEqual([])
  })

  test('leaves out what clients bought elsewhere, archived clients and protocols they removed', async () => {
    const { ilse, protocolId } = await practice()
    const [anna, karel, sofie] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
    for (const client of [anna, karel, sofie]) await shareWith(ilse, protocolId, client)
    await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
    await shop.db.update(clients).set({ archivedAt: new Date() }).where(eq(clients.userId, karel.id))
    await sofie.delete(`/v2/account/clients/protocols/${protocolId}`)
    expect(await only(ilse)).toMatchObject({ group: 'never_bought' })
  })
})

describe('a practitioner', () => {
  test('puts a renewal off until a day, and takes that back', async () => {
    const { ilse, protocolId } = await practice()
    const id = await shareWith(ilse, protocolId, await shop.buyer())
    const snooze = (snoozed_until: string | null) => ilse.put(renewalPaths.one(id), { snoozed_until })
    expect((await snooze(inDays(10))).body).toEqual({ contact: null, snoozed_until: inDays(10) })
    expect(await only(ilse)).toMatchObject({ group: 'set_aside', snoozed_until: inDays(10) })
    await snooze(null)
    expect(await only(ilse)).toMatchObject({ group: 'never_bought', snoozed_until: null })
    for (const wrong of [inDays(-1), inDays(400)])
      expect(await snooze(wrong)).toMatchObject({ status: 400, body: { code: 'snooze-out-of-reach' } })
    expect((await snooze('soon')).status).toBe(400)
  })

  test('records that they contacted a client, for all of their protocols, and takes that back', async () => {
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    const id = await shareWith(ilse, protocolId, anna)
    await shareWith(ilse, await ilse.protocol('Sleep', [{ product_variant_id: iron, dose }]), anna)
    const mark = (is_contacted: boolean) => ilse.put(renewalPaths.one(id), { is_contacted })
    const { body } = await mark(true)
    expect(body.contact).toMatchObject({ kind: 'other', at: expect.any(String) })
    expect((await mark(true)).body).toEqual(body)
    expect((await board(ilse)).counts).toMatchObject({ set_aside: 2, never_bought: 0 })
    await mark(false)
    expect((await board(ilse)).counts).toMatchObject({ set_aside: 0, never_bought: 2 })
  })

  test('gets a contacted client back on the board after a week without an order', async () => {
    const { ilse, protocolId } = await practice()
    const id = await shareWith(ilse, protocolId, await shop.buyer())
    await ilse.put(renewalPaths.one(id), { is_contacted: true })
    const { share } = await shareOf(id)
    await shop.db
      .update(renewalContacts)
      .set({ at: daysAgo(8) })
      .where(eq(renewalContacts.clientId, share.clientId))
    expect(await only(ilse)).toMatchObject({ group: 'never_bought', contact: null })
  })

  test('neither sees nor changes renewals of others', async () => {
    const [{ ilse, protocolId }, stranger] = [await practice(), await shop.maker()]
    const id = await shareWith(ilse, protocolId, await shop.buyer())
    expect((await board(stranger)).data).toEqual([])
    expect((await stranger.put(renewalPaths.one(id), { is_contacted: true })).status).toBe(404)
    expect((await stranger.post(renewalPaths.email(id), {})).status).toBe(404)
    expect((await stranger.post(renewalPaths.emailPreview(id), {})).status).toBe(404)
  })
})

const shareOf = async (id: number) => {
  const [share] = await shop.db.select().from(protocolShares).where(eq(protocolShares.id, id))
  return { share: share! }
}

describe('an email to a client', () => {
  test('says in their language what runs out when, exactly as previewed, and is sent once', async () => {
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    const id = await shareWith(ilse, protocolId, anna)
    await bought(anna, ilse, { days: 25 })
    await bought(anna, ilse, { days: 31, variantId: iron })
    const words = 'See you on Monday.'
    const preview = await ilse.post(renewalPaths.emailPreview(id), { words })
    expect(preview).toMatchObject({ status: 200, body: { to: anna.email, language: 'en' } })
    expect(preview.body.text).toContain('Zinc, runs out on')
    expect(preview.body.text).toContain('Iron, used up')
    expect(preview.body.text).toContain(words)

    const presses = await Promise.all([1, 2, 3].map(() => ilse.post(renewalPaths.email(id), { words })))
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await expect
      .poll(() => shop.db.select().from(mails).where(eq(mails.recipient, anna.email)), { timeout: 20_000 })
      .toContainEqual(
        expect.objectContaining({
          template: 'renewal-reminder',
          subject: preview.body.subject,
          // Only the client gets the link that stops these emails.
          text: expect.stringContaining(preview.body.text.split('\n-- \n')[0]),
        }),
      )
    expect(await only(ilse)).toMatchObject({
      group: 'set_aside',
      state: 'overdue',
      contact: { kind: 'email' },
    })
    expect((await ilse.post(renewalPaths.email(id), {})).body.code).toBe('contacted-recently')
    // What was sent cannot be taken back.
    await ilse.put(renewalPaths.one(id), { is_contacted: false })
    expect((await only(ilse)).group).toBe('set_aside')
  })

  test('asks somebody who bought nothing how they get on, at the address they were invited with', async () => {
    const { ilse, protocolId } = await practice()
    const email = `nobody${Date.now()}@people.example`
    const id = await shareWith(ilse, protocolId, { email })
    const { body } = await ilse.post(renewalPaths.emailPreview(id), {})
    expect(body).toMatchObject({ to: email, subject: expect.stringContaining('How are you getting on?') })
    expect(body.text).toContain('Liver support')
    expect(body.text).toMatch(/\/en\/protocols\/[\w-]{20,}/)
  })

  test('is refused if the client has stopped such emails, and nobody counts as contacted', async () => {
    const { ilse, protocolId } = await practice()
    const email = `stopped${Date.now()}@people.example`
    const id = await shareWith(ilse, protocolId, { email })
    await stopEmails({ db: shop.db, now: new Date() }, readerAt(email), 'renewals')
    for (const path of [renewalPaths.emailPreview(id), renewalPaths.email(id)])
      expect(await ilse.post(path, {})).toMatchObject({ status: 409, body: { code: 'emails-stopped' } })
    expect((await only(ilse)).contact).toBeNull()
  })

  test('is not needed by a client who is on track', async () => {
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    const id = await shareWith(ilse, protocolId, anna)
    await bought(anna, ilse, { days: 1 })
    expect((await ilse.post(renewalPaths.email(id), {})).body.code).toBe('nothing-to-renew')
  })

  test('contains the words of certified practitioners only, which are stored encrypted', async () => {
    const { ilse, protocolId } = await practice()
    const id = await shareWith(ilse, protocolId, await shop.buyer())
    const marco = await shop.maker(userTypes.practitioner)
    expect((await marco.post(renewalPaths.email(id), {})).body.code).toBe('certificate-not-approved')
    expect((await ilse.post(renewalPaths.email(id), { words: 'x'.repeat(1001) })).status).toBe(400)
    await ilse.post(renewalPaths.email(id), { words: 'Call me' })
    const { share } = await shareOf(id)
    const [contact] = await shop.db
      .select()
      .from(renewalContacts)
      .where(eq(renewalContacts.clientId, share.clientId))
    expect(contact!.sealedWords).not.toContain('Call me')
  })
})

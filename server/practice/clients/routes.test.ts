import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authPaths, practitionerPaths } from '#contract/account-paths.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import type { ClientPage, ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import type { MilestoneList } from '#contract/practitioners.ts'
import { clientProtocolPaths, protocolPaths } from '#contract/protocol-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { clients } from '#server/clients/tables.ts'
import { orderLines } from '#server/orders/tables.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let zinc: number
let ilse: Awaited<ReturnType<OrdersShop['newPractitioner']>>
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.newPractitioner()
})

let addresses = 0
const invitation = (given: object = {}) => ({
  email: `invited${++addresses}@people.example`,
  first_name: 'Anna',
  last_name: 'Maes',
  discount: 10,
  language: 'de',
  ...given,
})
const invite = (given: object = {}, by = ilse) => by.post(practicePaths.invite, invitation(given))
const invited = async (given: object = {}): Promise<number> => (await invite(given)).body.id
const list = async (query = ''): Promise<ClientPage> =>
  (await ilse.get(`${practicePaths.clients}?${query}`)).body
const record = async (id: number): Promise<ClientRecord> => (await ilse.get(practicePaths.client(id))).body
const change = (id: number, body: object, by = ilse) => by.put(practicePaths.client(id), body)
const names = ({ data }: ClientPage) => data.map(({ first_name }) => first_name)
const share = (protocol: number, client: number) =>
  ilse.post(protocolPaths.assign, { id: protocol, user_id: client })

/** Invited by Ilse, with an account, their consent and an order. */
async function buyingClient(price: number, given: object = {}) {
  const anna = await shop.buyer()
  const id = await invited({ email: anna.email, ...given })
  await anna.put(consentPaths.consent(id))
  const line = {
    variantId: zinc,
    quantity: 1,
    price,
    practitionerId: ilse.id,
    clientId: id,
    tierRate: 20 as const,
  }
  const order = await shop.paid({ user: anna, lines: [line] })
  return { ...anna, clientId: id, order }
}

describe('inviting a client', () => {
  test('emails them in their language, and counts towards the milestones', async () => {
    const { status, body } = await invite({ email: 'noor@people.example', discount: 5 })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        email: 'noor@people.example',
        first_name: 'Anna',
        last_name: 'Maes',
        discount_rate: 5,
      },
    ])
    expect((await shop.emails(null)).at(-1)).toEqual({
      template: 'client-invitation',
      user_id: null,
      client_id: body.id,
    })
    const { data }: MilestoneList = (await ilse.get(practitionerPaths.milestones)).body
    expect(data.find(({ name }) => name === 'FirstClientInvited')?.reached_at).not.toBeNull()
  })

  test('says so when the address is already a client’s, however it is spelled', async () => {
    const id = await invited({ email: 'twice@people.example' })
    const { status, body } = await invite({ email: 'Twice@People.example', first_name: 'Ann', discount: 20 })
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'already-client',
        message:
          'This email address already belongs to one of your clients. They keep their name and discount.',
      },
    ])
    expect(await record(id)).toMatchObject({ first_name: 'Anna', discount_rate: 10 })
  })

  test('twice at once makes one client, and one email', async () => {
    const email = 'race@people.example'
    const answers = await Promise.all([1, 2, 3, 4].map(() => invite({ email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await shop.db.select().from(clients).where(eq(clients.email, email))).toHaveLength(1)
  })

  test('who registers at the same moment makes one client with an account', async () => {
    const email = 'moment@people.example'
    const { id } = await shop.person({ email, activatedAt: null })
    const token = await mintOneTimeToken(shop.db, { userId: id, purpose: 'activate', now: new Date() })
    await Promise.all([invite({ email }), shop.call('POST', authPaths.activate, { token })])
    const made = await shop.db.select().from(clients).where(eq(clients.email, email))
    expect(made).toMatchObject([{ userId: id, linkedAt: expect.any(Date) }])
  })

  test('is refused for one’s own address, for other discounts, and before the certificate', {
    tags: 'constant-discounts',
  }, async () => {
    expect((await invite({ email: ilse.email })).body.errors).toEqual({
      email: ['This is your own email address.'],
    })
    expect((await invite({ discount: 12 })).status).toBe(400)
    expect((await invite({ language: 'tlh' })).status).toBe(400)
    const marco = await shop.newPractitioner(userTypes.practitioner)
    expect((await invite({}, marco)).body.code).toBe('certificate-not-approved')
  })
})

describe('the list of clients', () => {
  test('says who was invited, what was shared last, and what was bought', {
    tags: 'product-clients',
  }, async () => {
    const anna = await buyingClient(1001, { first_name: 'Anna' })
    await invited({ first_name: 'Noor' })
    const protocol = await ilse.protocol('Gut repair', [{ product_variant_id: zinc }])
    await share(protocol, anna.clientId)
    const page = await list()
    expect(page.data).toMatchObject([
      {
        first_name: 'Anna',
        state: 'active',
        latest_protocol: { id: protocol, name: 'Gut repair' },
        total_protocols: 1,
        last_ordered_at: expect.any(String),
        turnover: 10.01,
      },
      { first_name: 'Noor', state: 'invited', latest_protocol: null, last_ordered_at: null, turnover: 0 },
    ])
    expect(page.counts).toEqual({
      all: 2,
      active: 1,
      invited: 1,
      'never-bought': 1,
      'no-protocol': 1,
      archived: 0,
    })
  })

  test('is searched by name, email and protocol, without accents', async () => {
    const reka = await invited({ first_name: 'Réka', email: 'halasz@people.example' })
    await invited({ first_name: 'Karel' })
    await share(await ilse.protocol('Perimenopause', [{ product_variant_id: zinc }]), reka)
    for (const keyword of ['reka', 'HALASZ@', 'perimeno', 'maes réka'])
      expect(names(await list(`keyword=${encodeURIComponent(keyword)}`))).toEqual(['Réka'])
    expect((await list('keyword=%25')).data).toEqual([])
    expect((await list('keyword=reka')).counts.all).toBe(1)
  })

  test('is filtered, sorted and paged', async () => {
    await buyingClient(500, { first_name: 'Bo', last_name: 'Zand' })
    await buyingClient(900, { first_name: 'Cas', last_name: 'Aerts' })
    const dora = await invited({ first_name: 'Dora', last_name: 'Éloy' })
    expect(names(await list('sort=name'))).toEqual(['Cas', 'Dora', 'Bo'])
    expect(names(await list('sort=turnover'))).toEqual(['Cas', 'Bo', 'Dora'])
    expect(names(await list('sort=newest'))).toEqual(['Dora', 'Cas', 'Bo'])
    expect(names(await list('sort=last-order'))).toEqual(['Cas', 'Bo', 'Dora'])
    expect(names(await list('filter=never-bought'))).toEqual(['Dora'])
    expect(await list('limit=2&page=2&sort=name')).toMatchObject({
      data: [{ first_name: 'Bo' }],
      total_results: 3,
      total_pages: 2,
      current_page: 2,
    })
    expect(await list('page=9')).toMatchObject({ data: [], total_results: 3 })
    await change(dora, { is_archived: true })
    expect(names(await list('filter=archived'))).toEqual(['Dora'])
    expect(names(await list('sort=name'))).toEqual(['Cas', 'Bo'])
    expect((await ilse.get(`${practicePaths.clients}?sort=age`)).status).toBe(400)
  })

  test('does not contain other practitioners’ clients', async () => {
    await invited()
    const other = await shop.newPractitioner()
    expect((await other.get(practicePaths.clients)).body).toMatchObject({ data: [], total_results: 0 })
  })

  test('is downloaded as a table in which nothing runs as a formula', async () => {
    await invited({ first_name: '=HYPERLINK("x")' })
    const { headers, body } = await ilse.get(practicePaths.clientsFile)
    expect(headers['content-type']).toContain('text/csv')
    expect(body).toContain(`"'=HYPERLINK(""x"")"`)
  })
})

describe('a client’s record', () => {
  test('shows what happened to each share', async () => {
    const anna = await buyingClient(700)
    const protocol = await ilse.protocol('Gut repair', [{ product_variant_id: zinc }])
    await share(protocol, anna.clientId)
    expect((await record(anna.clientId)).protocols).toMatchObject([
      {
        protocol: { name: 'Gut repair' },
        opened_at: null,
        products_bought: 0,
        total_products: 1,
        version: 1,
      },
    ])
    await anna.get(clientProtocolPaths.one(protocol))
    const line = { variantId: zinc, practitionerId: ilse.id, clientId: anna.clientId, tierRate: 20 as const }
    await shop.paid({ user: anna, lines: [line] })
    await ilse.change(protocol, { product_variant_id: zinc, quantity: 3 })
    const { protocols, orders, total_orders } = await record(anna.clientId)
    expect(protocols).toMatchObject([
      { opened_at: expect.any(String), products_bought: 1, version: 1, latest_version: 2 },
    ])
    expect([orders.length, total_orders]).toEqual([2, 2])
  })

  test('keeps every change of the discount, by sharing as well', async () => {
    const id = await invited({ discount: 10 })
    await change(id, { discount: 15 })
    await change(id, { discount: 15 })
    const protocol = await ilse.protocol('Sleep', [{ product_variant_id: zinc }])
    await ilse.post(protocolPaths.assign, { id: protocol, user_id: id, discount: 5 })
    expect(await record(id)).toMatchObject({
      discount_rate: 5,
      discount_changes: [
        { before: 15, after: 5 },
        { before: 10, after: 15 },
      ],
    })
  })

  test('changes of the discount at once follow each other without a gap', async () => {
    const id = await invited({ discount: 0 })
    await Promise.all([5, 10, 15, 20].map((discount) => change(id, { discount })))
    const { discount_rate, discount_changes } = await record(id)
    const inOrder = discount_changes.toReversed()
    expect(inOrder.map(({ before }) => before)).toEqual([
      0,
      ...inOrder.slice(0, -1).map(({ after }) => after),
    ])
    expect(inOrder.at(-1)?.after).toBe(discount_rate)
  })

  test('can be renamed, archived and restored', async () => {
    const id = await invited()
    const { body } = await change(id, { first_name: 'Anneke', language: 'nl', is_archived: true })
    expect(body).toMatchObject({ first_name: 'Anneke', last_name: 'Maes', language: 'nl', is_archived: true })
    expect((await change(id, { is_archived: false })).body.is_archived).toBe(false)
    expect((await change(id, { first_name: '' })).status).toBe(400)
    expect((await change(id, { user_id: 1 })).status).toBe(400)
  })

  test('is removed with notes and shares, while the orders stay', async () => {
    const anna = await buyingClient(700)
    await change(anna.clientId, { notes: 'Private', discount: 20 })
    const { status, body } = await ilse.delete(practicePaths.client(anna.clientId))
    expect([status, body.message]).toEqual([
      200,
      'The client has been removed, with your notes and everything you shared with them. Their orders stay in your list of orders, because the law requires us to keep them.',
    ])
    expect((await ilse.get(practicePaths.client(anna.clientId))).status).toBe(404)
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, anna.order.id))
    expect(lines).toMatchObject([{ clientId: null, practitionerId: ilse.id }])
  })

  test('of another practitioner is not found', async () => {
    const id = await invited()
    const other = await shop.newPractitioner()
    expect((await other.get(practicePaths.client(id))).status).toBe(404)
    expect((await change(id, { notes: 'Mine now' }, other)).status).toBe(404)
    expect((await other.delete(practicePaths.client(id))).status).toBe(404)
  })
})

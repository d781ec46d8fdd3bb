import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import type { Attestations, OwnRecords } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { clientOrderPaths, ownPractitionerPath } from '#contract/order-paths.ts'
import type { ClientPage, ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { clientProtocolPaths, protocolPaths } from '#contract/protocol-paths.ts'
import { erasedAfterDays } from '#domain/clients/consent.ts'
import { dayMs } from '#domain/local-time.ts'
import { deleteOldReads, eraseWithdrawn } from '#server/clients/consent/erase-withdrawn.ts'
import { clientConsents, clientNotes, clients } from '#server/clients/tables.ts'
import { orderLines } from '#server/orders/tables.ts'
import { password } from '../../../tests/support/accounts-api.ts'
import { openReceived } from '../../../tests/support/opening.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let zinc: number
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
})
afterAll(() => shop.close())

type Maker = Awaited<ReturnType<OrdersShop['newPractitioner']>>
type Client = Awaited<ReturnType<OrdersShop['buyer']>>
let ilse: Maker
let anna: Client
let protocol: number
let id: number
beforeEach(async () => {
  ilse = await shop.newPractitioner()
  anna = await shop.buyer()
  protocol = await ilse.protocol('Gut repair', [{ product_variant_id: zinc }])
  const named = { first_name: 'Anna', last_name: 'Maes', discount: 10 }
  const { body } = await ilse.post(protocolPaths.assign, { id: protocol, email: anna.email, ...named })
  id = body.client.id
})

const own = async (client = anna): Promise<OwnRecords> => (await client.get(consentPaths.records)).body
const ownRecord = async () => (await own()).data[0]!
const consent = (client = anna) => client.put(consentPaths.consent(id))
const withdraw = (erase_now = false, client = anna) => client.delete(consentPaths.consent(id), { erase_now })
const record = async (): Promise<ClientRecord> => (await ilse.get(practicePaths.client(id))).body
const noted = () => ilse.put(practicePaths.client(id), { notes: 'Sleeps badly.' })
const listed = async (): Promise<ClientPage> => (await ilse.get(practicePaths.clients)).body
const share = (given: object) => ilse.post(protocolPaths.assign, { id: protocol, ...given })
const shareAnew = () => share({ email: anna.email, first_name: 'Anna', last_name: 'Maes', discount: 0 })
const later = (days: number) => new Date(Date.now() + days * dayMs)
async function bought() {
  const line = { variantId: zinc, practitionerId: ilse.id, clientId: id, tierRate: 20 as const }
  return shop.paid({ user: anna, lines: [line] })
}

describe('a client’s consent', () => {
  test('is stated by the practitioner who shares with them, until the client answers', async () => {
    expect((await record()).consent).toEqual({
      state: 'attested',
      attested_at: expect.any(String),
      answered_at: null,
      erased_at: null,
    })
    const { status, body } = await consent()
    expect([status, body.data[0].consent.state]).toEqual([200, 'confirmed'])
    expect((await record()).consent).toMatchObject({ state: 'confirmed', answered_at: expect.any(String) })
    const steps = await shop.db.select().from(clientConsents).where(eq(clientConsents.clientId, id))
    expect(steps).toMatchObject([
      { step: 'attested', textVersion: '2026-11-24' },
      { step: 'confirmed', textVersion: '2026-11-24' },
    ])
  })

  test('is stated once, however often something is shared, even at once', async () => {
    const email = 'stated@people.example'
    await ilse.post(practicePaths.invite, { email, ...names, discount: 0, language: 'en' })
    const more = await Promise.all(['One', 'Two', 'Three'].map((name) => ilse.protocol(name, lines())))
    await Promise.all(more.map((each) => ilse.post(protocolPaths.assign, { id: each, email })))
    const steps = await shop.db
      .select({ step: clientConsents.step })
      .from(clientConsents)
      .innerJoin(clients, eq(clients.id, clientConsents.clientId))
      .where(eq(clients.email, email))
    expect(steps).toEqual([{ step: 'attested' }])
  })

  test('of clients from before is stated in one list', async () => {
    await shop.db.delete(clientConsents).where(eq(clientConsents.clientId, id))
    expect((await record()).consent.state).toBe('unstated')
    const { body: before }: { body: Attestations } = await ilse.get(consentPaths.attestations)
    expect(before).toMatchObject({ data: [{ id, email: anna.email }], total_results: 1 })
    const { body } = await ilse.post(consentPaths.attestations, { client_ids: [id, id] })
    expect(body).toEqual({ data: [], total_results: 0 })
    expect((await record()).consent.state).toBe('attested')
  })

  test('cannot be stated for another practitioner’s client, not even beside one’s own', async () => {
    const other = await shop.newPractitioner()
    expect((await other.post(consentPaths.attestations, { client_ids: [id] })).status).toBe(404)
    const foreign = await other.post(practicePaths.invite, {
      email: 'foreign@people.example',
      ...names,
      discount: 0,
      language: 'en',
    })
    await shop.db.delete(clientConsents).where(eq(clientConsents.clientId, id))
    const both = [id, foreign.body.id]
    expect((await ilse.post(consentPaths.attestations, { client_ids: both })).status).toBe(404)
    expect((await record()).consent.state).toBe('unstated')
    for (const client_ids of [[], ['x'], [0], undefined])
      expect((await ilse.post(consentPaths.attestations, { client_ids })).status).toBe(400)
  })
})

const names = { first_name: 'Noor', last_name: 'Janssens' }
const lines = () => [{ product_variant_id: zinc }]
const health = {
  year_of_birth: 1980,
  condition: null,
  allergies: [],
  medicine_classes: [],
  medicines: '',
  ground_stated: true,
}

describe('the client’s page', () => {
  test('shows what is kept, by whom, and on which ground', async () => {
    await noted()
    await openReceived(anna, protocol)
    await bought()
    expect(await ownRecord()).toMatchObject({
      client_id: id,
      practitioner: { first_name: ilse.firstName, last_name: ilse.lastName },
      is_active: true,
      discount_rate: 10,
      consent: { state: 'attested' },
      protocols: [{ id: protocol, name: 'Gut repair' }],
      has_notes: true,
      total_orders: 1,
    })
  })

  test('shows who opened the record, each day once, and who downloaded the list', async () => {
    expect((await ownRecord()).reads).toEqual([])
    await listed()
    expect((await ownRecord()).reads).toEqual([])
    await Promise.all([record(), record(), record()])
    await ilse.get(practicePaths.clientsFile)
    const { reads } = await ownRecord()
    expect(reads.map(({ kind }) => kind).sort()).toEqual(['downloaded', 'opened'])
    expect(reads[0]).toMatchObject({ first_name: ilse.firstName, on: expect.stringMatching(/^\d{4}-/) })
    await deleteOldReads(shop.db, later(366))
    expect((await ownRecord()).reads).toEqual([])
  })

  test.each([
    ['saved the record', () => ilse.put(practicePaths.client(id), {})],
    ['opened the health facts', () => ilse.get(practicePaths.health(id))],
    ['saved the health facts', () => ilse.put(practicePaths.health(id), health)],
    ['deleted the health facts', () => ilse.delete(practicePaths.health(id))],
  ])('shows the practitioner who %s', async (_, call) => {
    expect((await call()).status).toBe(200)
    expect((await ownRecord()).reads).toMatchObject([{ first_name: ilse.firstName, kind: 'opened' }])
  })

  test('shows for a year who opened records that their practitioner has removed', async () => {
    await record()
    await ilse.delete(practicePaths.client(id))
    await shareAnew()
    const again = (await ownRecord()).client_id
    await ilse.get(practicePaths.client(again))
    await ilse.delete(practicePaths.client(again))
    const read = { first_name: ilse.firstName, last_name: ilse.lastName, kind: 'opened' }
    expect(await own()).toMatchObject({ data: [], removed_reads: [read] })
    expect((await own(await shop.buyer())).removed_reads).toEqual([])
    await deleteOldReads(shop.db, later(366))
    expect((await own()).removed_reads).toEqual([])
  })

  test('no longer shows a protocol that the client removed', async () => {
    await anna.delete(clientProtocolPaths.one(protocol))
    expect((await ownRecord()).protocols).toEqual([])
  })

  test('of another client shows nothing of it, and they can neither consent nor withdraw', async () => {
    const tomas = await shop.buyer()
    expect(await own(tomas)).toEqual({ data: [], refused: [], removed_reads: [] })
    expect((await consent(tomas)).status).toBe(404)
    expect((await withdraw(true, tomas)).status).toBe(404)
    expect((await record()).consent.state).toBe('attested')
  })
})

describe('withdrawing consent', () => {
  test('hides everything from the practitioner at once, and ends the discount', async () => {
    await noted()
    const order = await bought()
    await record()
    expect((await withdraw()).status).toBe(200)
    const hidden = await record()
    expect(hidden).toMatchObject({ notes: '', protocols: [], orders: [], discount_rate: 0 })
    expect(hidden.consent).toMatchObject({ state: 'withdrawn', erased_at: expect.any(String) })
    expect((await listed()).data).toEqual([])
    expect((await ilse.get(practicePaths.clientsFile)).body).not.toContain(anna.email)
    expect((await ilse.post(protocolPaths.clients, { keyword: 'Maes' })).body.clients).toEqual([])
    expect((await ilse.get(protocolPaths.shares(protocol))).body.data).toEqual([])
    expect((await ilse.get(protocolPaths.list)).body).toMatchObject({
      total_clients: 0,
      data: [{ shared_with: 0 }],
    })
    expect((await ilse.put(practicePaths.client(id), { notes: 'More' })).status).toBe(404)
    expect((await ilse.delete(practicePaths.client(id))).status).toBe(404)
    expect((await anna.get(ownPractitionerPath)).body.data).toEqual([])
    // The order stays, without the client's name.
    const { body } = await ilse.get(clientOrderPaths.one(order.id))
    expect(body.client).toBeNull()
  })

  test('refuses new shares and invitations with this address', async () => {
    await withdraw()
    expect((await share({ email: anna.email })).body.code).toBe('consent-withdrawn')
    expect((await share({ user_id: id })).status).toBe(404)
    const invitation = { email: anna.email.toUpperCase(), ...names, discount: 0, language: 'en' }
    expect((await ilse.post(practicePaths.invite, invitation)).body.code).toBe('consent-withdrawn')
  })

  test('can be taken back as long as nothing is erased', async () => {
    await noted()
    await withdraw()
    await eraseWithdrawn(shop.db, later(erasedAfterDays - 1))
    await consent()
    expect(await record()).toMatchObject({ notes: 'Sleeps badly.', consent: { state: 'confirmed' } })
    await eraseWithdrawn(shop.db, later(erasedAfterDays + 1))
    expect((await record()).notes).toBe('Sleeps badly.')
  })

  test('erases everything after a week, but orders and commission, and remembers the refusal', async () => {
    await noted()
    const order = await bought()
    await withdraw()
    await eraseWithdrawn(shop.db, later(erasedAfterDays + 1))
    expect((await ilse.get(practicePaths.client(id))).status).toBe(404)
    expect(await shop.db.select().from(clientNotes).where(eq(clientNotes.clientId, id))).toEqual([])
    expect((await anna.get(clientProtocolPaths.one(protocol))).status).toBe(404)
    const kept = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
    expect(kept).toMatchObject([{ clientId: null, practitionerId: ilse.id, tierRate: 20 }])
    expect((await shareAnew()).body.code).toBe('consent-withdrawn')
    const { data, refused } = await own()
    expect([data, refused]).toMatchObject([[], [{ first_name: ilse.firstName }]])
  })

  test('erases at once if the client wants it, and they can allow it again', async () => {
    const { body } = await withdraw(true)
    expect((await ilse.get(practicePaths.client(id))).status).toBe(404)
    const [refusal] = (body as OwnRecords).refused
    const tomas = await shop.buyer()
    expect((await tomas.delete(consentPaths.refusal(refusal!.id))).status).toBe(404)
    expect((await anna.delete(consentPaths.refusal(refusal!.id))).body.refused).toEqual([])
    expect((await shareAnew()).status).toBe(200)
    expect((await ownRecord()).consent.state).toBe('attested')
  })

  test('while the practitioner shares leaves nothing visible', async () => {
    const more = await ilse.protocol('Sleep', lines())
    const [shared, withdrawn] = await Promise.all([
      ilse.post(protocolPaths.assign, { id: more, user_id: id }),
      withdraw(),
    ])
    expect(withdrawn.status).toBe(200)
    expect([200, 404, 409]).toContain(shared.status)
    expect((await record()).protocols).toEqual([])
    expect((await ilse.get(protocolPaths.shares(more))).body.data).toEqual([])
  })

  test('twice at once counts once', async () => {
    await Promise.all([withdraw(), withdraw(), withdraw()])
    const steps = await shop.db.select().from(clientConsents).where(eq(clientConsents.clientId, id))
    expect(steps.map(({ step }) => step)).toEqual(['attested', 'withdrawn'])
  })
})

describe('a client’s copy of their data', () => {
  test('contains their consents and who read their record', { tags: 'data-export' }, async () => {
    await consent()
    await record()
    const { body } = await anna.get(accountPaths.ownData)
    expect(body.consents_to_practitioners).toMatchObject([{ step: 'attested' }, { step: 'confirmed' }])
    expect(body.reads_by_practitioners).toMatchObject([{ kind: 'opened' }])
    expect(JSON.stringify(body)).not.toContain('Sleeps badly')
  })

  test('is erased with the account, after which they can be invited as anybody else', async () => {
    await withdraw(true)
    expect((await anna.delete(accountPaths.user, { password })).status).toBe(200)
    expect((await shareAnew()).status).toBe(200)
  })
})

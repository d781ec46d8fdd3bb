import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import type { OwnRecords } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import type { ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { erasedAfterDays } from '#domain/clients/consent.ts'
import { dayMs } from '#domain/local-time.ts'
import { users } from '#server/accounts/tables.ts'
import { protocolLinks, protocolShares } from '#server/protocols/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { sealing } from '../../../tests/support/shop-api.ts'
import { linkClients } from '../link-clients.ts'
import { clientHealth, clientNotes, clients } from '../tables.ts'
import { eraseWithdrawn } from './erase-withdrawn.ts'

type Person = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>

let shop: ProtocolsShop
let zinc: number
let ilse: Person
let anna: Person
let protocol: number
let id: number
beforeAll(async () => {
  shop = await openProtocols()
  zinc = await shop.product('zinc')
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.newPractitioner()
  anna = await shop.newPractitioner(4)
  protocol = await ilse.protocol('Gut repair', [{ product_variant_id: zinc }])
  id = (await share({ email: anna.email, ...names, discount: 10 })).body.client.id
})

const names = { first_name: 'Anna', last_name: 'Maes' }
const share = (given: object) => ilse.post(protocolPaths.assign, { id: protocol, ...given })
const consent = () => anna.put(consentPaths.consent(id))
const withdraw = (erase_now = false) => anna.delete(consentPaths.consent(id), { erase_now })
const own = async (): Promise<OwnRecords> => (await anna.get(consentPaths.records)).body
const listed = async (): Promise<ClientPage> => (await ilse.get(practicePaths.clients)).body
const noted = () => ilse.put(practicePaths.client(id), { notes: 'Sleeps badly.' })
const recorded = () =>
  ilse.put(practicePaths.health(id), {
    year_of_birth: 1980,
    condition: null,
    allergies: [],
    medicine_classes: [],
    medicines: '',
    ground_stated: true,
  })
const waiting = async () =>
  (
    await shop.sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
  ).length

describe('withdrawing consent', () => {
  test('refuses them under an address that they have had since then', async () => {
    await withdraw()
    const email = `since${id}@people.example`
    await shop.db.update(users).set({ email }).where(eq(users.id, anna.id))
    expect((await share({ email, ...names, discount: 0 })).body.code).toBe('consent-withdrawn')
    const invitation = { email, ...names, discount: 0, language: 'en' }
    expect((await ilse.post(practicePaths.invite, invitation)).body.code).toBe('consent-withdrawn')
    expect((await listed()).data).toEqual([])
  })

  test('hides the records under all of their addresses, and allowing them again brings all of them back', async () => {
    const email = `second${id}@people.example`
    const { body } = await share({ email, ...names, discount: 0 })
    await shop.db.update(clients).set({ userId: anna.id }).where(eq(clients.id, body.client.id))
    await withdraw()
    expect((await listed()).data).toEqual([])
    expect((await own()).data.map((each) => each.consent.state)).toEqual(['withdrawn', 'withdrawn'])
    await consent()
    expect((await listed()).data).toHaveLength(2)
    await withdraw(true)
    expect((await own()).data).toEqual([])
    expect((await own()).refused).toHaveLength(1)
  })

  test('is taken back for good, also after a record under another address was hidden because of it', async () => {
    await withdraw(true)
    const email = `later${id}@people.example`
    await share({ email, ...names, discount: 0 })
    const now = new Date()
    await linkClients({ db: shop.db, now }, { userId: anna.id, email })
    const { data, refused } = await own()
    expect(data).toMatchObject([{ consent: { state: 'withdrawn' } }])
    const { body } = await anna.delete(consentPaths.refusal(refused[0]!.id))
    expect(body).toMatchObject({ data: [], refused: [] })
    await eraseWithdrawn(shop.db, new Date(now.getTime() + (erasedAfterDays + 1) * dayMs))
    expect((await own()).refused).toEqual([])
    expect((await share({ email: anna.email, ...names, discount: 0 })).status).toBe(200)
  })

  test('stops the link in their email, also for what is in a cart through it', async () => {
    const [link] = await shop.db
      .select({ sealedToken: protocolLinks.sealedToken })
      .from(protocolLinks)
      .innerJoin(protocolShares, eq(protocolShares.id, protocolLinks.shareId))
      .where(eq(protocolShares.clientId, id))
    const token = sealing.open(link!.sealedToken)
    const open = () => shop.call('GET', sharedProtocolPaths.one(token))
    expect((await open()).status).toBe(200)
    const buy = () => anna.post(cartPaths.protocol, { link_token: token })
    expect((await buy()).status).toBe(200)
    await withdraw()
    expect((await open()).status).toBe(404)
    expect((await buy()).status).toBe(404)
  })

  test.each([
    ['writes a note', () => noted()],
    ['records health facts', () => recorded()],
    ['removes them', () => ilse.delete(practicePaths.client(id))],
  ])('while the practitioner %s leaves the withdrawal and nothing else', async (_, write) => {
    const writing = await shop.sql.begin(async (withdrawing) => {
      await withdrawing`UPDATE clients SET withdrawn_at = now() WHERE id = ${id}`
      const written = write()
      await expect.poll(waiting).toBe(1)
      return { written }
    })
    expect((await writing.written).status).toBe(404)
    expect(await shop.db.select().from(clientNotes).where(eq(clientNotes.clientId, id))).toEqual([])
    expect(await shop.db.select().from(clientHealth).where(eq(clientHealth.clientId, id))).toEqual([])
    expect(await shop.db.$count(clients, eq(clients.id, id))).toBe(1)
  })
})

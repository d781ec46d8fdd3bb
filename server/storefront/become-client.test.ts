import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consentPaths } from '#contract/consent-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { storePaths } from '#contract/storefront.ts'
import { consentTextVersion } from '#domain/clients/consent.ts'
import { users } from '#server/accounts/tables.ts'
import { clientConsents, clients } from '#server/clients/tables.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { openStores, type StoresShop } from '../../tests/support/store-api.ts'

let shop: StoresShop
let ilse: Awaited<ReturnType<StoresShop['withPage']>>
let name: string
beforeAll(async () => {
  shop = await openStores()
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.withPage()
  await ilse.save({ welcome_discount: 10 })
  await ilse.publish()
  name = (await ilse.store()).name
})

async function visitor() {
  const person = await shop.person({ userTypeId: 4 })
  return { ...person, ...(await shop.device(person)) }
}
type Visitor = Awaited<ReturnType<typeof visitor>>
const become = (by: Visitor, body: object = { is_allowed: true }) => by.post(storePaths.clients(name), body)
const listed = async () => (await ilse.get(practicePaths.clients)).body.data
const steps = async (clientId: number) =>
  (await shop.db.select().from(clientConsents).where(eq(clientConsents.clientId, clientId))).map(
    ({ step, textVersion }) => [step, textVersion],
  )
const invite = (email: string, discount: 0 | 5 | 20) =>
  ilse.post(practicePaths.invite, {
    email,
    first_name: 'Anna',
    last_name: 'Maes',
    discount,
    language: 'en',
  })

describe('a visitor who becomes a client on a practitioner’s page', () => {
  test('gets the published welcome discount, and their own consent is recorded', async () => {
    const anna = await visitor()
    await ilse.save({ welcome_discount: 20 })
    const { status, body } = await become(anna)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { is_new: true, discount_rate: 10, is_active: true },
    })
    expect(await listed()).toMatchObject([{ id: body.client_id, email: anna.email, discount_rate: 10 }])
    expect(await steps(body.client_id)).toEqual([['confirmed', consentTextVersion]])
    const [practice] = await shop.db.select().from(practitioners).where(eq(practitioners.userId, ilse.id))
    expect(practice?.clientsInvited).toBe(0)
  })

  test('is one client however often they press, and also twice at once', async () => {
    const anna = await visitor()
    const answers = await Promise.all([become(anna), become(anna), become(anna)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ body }) => body.is_new)).toHaveLength(1)
    const { body } = await become(anna)
    expect(body).toMatchObject({ is_new: false, discount_rate: 10 })
    expect(await listed()).toHaveLength(1)
    expect(await steps(body.client_id)).toHaveLength(1)
  })

  test('who was invited before keeps that discount', async () => {
    const anna = await visitor()
    await invite(anna.email, 20)
    const { body } = await become(anna)
    expect(body).toMatchObject({ is_new: false, discount_rate: 20 })
    expect((await steps(body.client_id)).map(([step]) => step)).toEqual(['attested', 'confirmed'])
  })

  test('who withdrew consent gives it again, even after everything was erased', async () => {
    const anna = await visitor()
    const { body } = await become(anna)
    await anna.delete(consentPaths.consent(body.client_id), {})
    expect(await listed()).toEqual([])
    expect((await become(anna)).body).toMatchObject({ client_id: body.client_id, is_active: true })
    expect(await listed()).toHaveLength(1)
    await anna.delete(consentPaths.consent(body.client_id), { erase_now: true })
    expect((await become(anna)).body).toMatchObject({ is_new: true, discount_rate: 10 })
    expect((await anna.get(consentPaths.records)).body).toMatchObject({
      refused: [],
      data: [{ consent: { state: 'confirmed', attested_at: null } }],
    })
  })

  test('who was archived is in the practitioner’s list again', async () => {
    const anna = await visitor()
    const { client_id } = (await become(anna)).body
    await ilse.put(practicePaths.client(client_id), { is_archived: true })
    expect(await listed()).toEqual([])
    expect((await become(anna)).body).toMatchObject({ client_id, is_new: false })
    expect(await listed()).toMatchObject([{ id: client_id }])
  })

  test('who has two records at the practitioner keeps the one that is in use', async () => {
    const anna = await visitor()
    const archived = (await invite(anna.email, 5)).body.id
    await ilse.put(practicePaths.client(archived), { is_archived: true })
    const other = (await invite(`other-${anna.id}@people.example`, 20)).body.id
    await shop.db.update(clients).set({ userId: anna.id }).where(eq(clients.id, other))
    expect((await become(anna)).body).toMatchObject({ client_id: other, discount_rate: 20 })
  })

  test('who has another practitioner is told that the discount does not apply yet', async () => {
    const anna = await visitor()
    await become(anna)
    const other = await shop.withPage()
    await other.save({ welcome_discount: 20 })
    await other.publish()
    name = (await other.store()).name
    expect((await become(anna)).body).toMatchObject({ discount_rate: 20, is_active: false })
  })

  test('must have allowed it', async () => {
    const anna = await visitor()
    for (const body of [{}, { is_allowed: false }])
      expect(await become(anna, body)).toMatchObject({ status: 400 })
    expect(await listed()).toEqual([])
  })

  test('finds a withdrawn page gone, and that of somebody who may not publish', async () => {
    const anna = await visitor()
    await ilse.publish(false)
    expect(await become(anna)).toMatchObject({ status: 410, body: { code: 'store-gone' } })
    await ilse.publish()
    for (const change of [{ userTypeId: 4 }, { userTypeId: 2, deactivatedAt: new Date() }] as const) {
      await shop.db.update(users).set(change).where(eq(users.id, ilse.id))
      expect(await become(anna)).toMatchObject({ status: 410 })
    }
  })

  test('can only try so often', async () => {
    const anna = await visitor()
    for (let nth = 0; nth < 30; nth++) await become(anna)
    expect(await become(anna)).toMatchObject({ status: 429 })
  })
})

test('practitioners and admins become nobody’s client', async () => {
  for (const userTypeId of [1, 2, 3] as const) {
    const person = await shop.person({ userTypeId })
    expect(
      await (await shop.device(person)).post(storePaths.clients(name), { is_allowed: true }),
    ).toMatchObject({
      status: 403,
    })
  }
  expect(await ilse.post(storePaths.clients(name), { is_allowed: true })).toMatchObject({ status: 403 })
})

describe('a page knows of its reader', () => {
  const reader = async (by: Pick<Visitor, 'get'>) => (await by.get(storePaths.reader(name))).body

  test('that they are a client once they have accepted, and whether their discount applies', async () => {
    const anna = await visitor()
    await invite(anna.email, 5)
    expect(await reader(anna)).toEqual({ is_owner: false, client: null })
    await become(anna)
    expect(await reader(anna)).toEqual({ is_owner: false, client: { discount_rate: 5, is_active: true } })

    const other = await shop.withPage()
    await other.save({ welcome_discount: 20 })
    await other.publish()
    const { name: otherName } = await other.store()
    await anna.post(storePaths.clients(otherName), { is_allowed: true })
    const { body } = await anna.get(storePaths.reader(otherName))
    expect(body.client).toEqual({ discount_rate: 20, is_active: false })
  })

  test('that they own it', async () => {
    expect(await reader(ilse)).toEqual({ is_owner: true, client: null })
    expect(await reader(await shop.keeper())).toEqual({ is_owner: false, client: null })
  })

  test('nothing once it is withdrawn', async () => {
    await ilse.publish(false)
    expect((await (await visitor()).get(storePaths.reader(name))).status).toBe(410)
  })
})

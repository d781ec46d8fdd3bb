import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import type { ClientHealth, OwnHealthList } from '#contract/client-health.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { clientHealth } from '#server/clients/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
let krill: number
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
beforeAll(async () => {
  shop = await openProtocols()
  krill = await shop.product('krill', { allergens: ['crustaceans'] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.newPractitioner()
})

const facts = {
  year_of_birth: 1980,
  condition: 'pregnant',
  allergies: ['crustaceans'],
  medicine_classes: ['anticoagulants'],
  medicines: 'Blood thinner, since March',
}
const stated = { ...facts, ground_stated: true }
const save = (id: number, body: object = stated, by = ilse) => by.put(practicePaths.health(id), body)
const remove = (id: number, { saved_at }: ClientHealth) =>
  ilse.delete(`${practicePaths.health(id)}?saved_at=${saved_at}`)
const read = async (id: number): Promise<ClientHealth> => (await ilse.get(practicePaths.health(id))).body

async function client() {
  const person = await shop.person()
  const { body } = await ilse.post(practicePaths.invite, {
    email: person.email,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 10,
    language: 'en',
  })
  return { ...person, ...(await shop.device(person)), clientId: body.id as number }
}

test('what is recorded about a client’s health is encrypted and appears in no log', async () => {
  const { clientId } = await client()
  expect(await read(clientId)).toMatchObject({
    year_of_birth: null,
    allergies: [],
    saved_at: null,
    checks: [],
  })
  expect((await save(clientId)).body).toMatchObject({ ...facts, saved_at: expect.any(String) })
  const [row] = await shop.db.select().from(clientHealth).where(eq(clientHealth.clientId, clientId))
  expect(row!.sealedFacts).not.toMatch(/1980|pregnant|Blood/)
  expect(shop.logged.join()).not.toContain('Blood thinner')
})

test('it needs the practitioner’s ground, which is stated once', async () => {
  const { clientId } = await client()
  expect((await save(clientId, facts)).body.errors).toHaveProperty('ground_stated')
  const first = (await save(clientId)).body
  const second = (await save(clientId, { ...stated, medicines: '' })).body
  expect([second.stated_at, second.medicines]).toEqual([first.stated_at, ''])
})

test('facts that are none are refused with the field', async () => {
  const { clientId } = await client()
  const wrong = { year_of_birth: 1200, condition: 'ill', allergies: ['cats'], medicine_classes: ['tea'] }
  const { status, body } = await save(clientId, { ...stated, ...wrong })
  expect([status, Object.keys(body.errors)]).toEqual([
    400,
    expect.arrayContaining(['year_of_birth', 'condition', 'allergies.0', 'medicine_classes.0']),
  ])
})

test('the client’s protocols are checked with it', async () => {
  const { clientId } = await client()
  const protocol = await ilse.protocol('Omega', [{ product_variant_id: krill }])
  await ilse.post(protocolPaths.assign, { id: protocol, user_id: clientId })
  await save(clientId)
  expect((await read(clientId)).checks).toEqual([
    { protocol: { id: protocol, name: 'Omega' }, above: [], allergens: ['crustaceans'], findings: [] },
  ])
})

test('the client sees each item, and has it in their export', async () => {
  const anna = await client()
  await save(anna.clientId)
  const own: OwnHealthList = (await anna.get(practicePaths.ownHealth)).body
  expect(own.data).toMatchObject([{ ...facts, practitioner: { first_name: ilse.firstName } }])
  const { body } = await anna.get(accountPaths.ownData)
  expect(JSON.stringify(body)).toContain('Blood thinner')
})

test('it can be deleted, and is deleted with the client', async () => {
  const { clientId } = await client()
  await save(clientId)
  expect((await ilse.delete(practicePaths.health(clientId))).body).toMatchObject({
    saved_at: null,
    medicines: '',
  })
  await save(clientId)
  await ilse.delete(practicePaths.client(clientId))
  expect(await shop.db.select().from(clientHealth).where(eq(clientHealth.clientId, clientId))).toEqual([])
})

test('facts that a practitioner recorded from older ones do not replace those saved on another device since', async () => {
  const { clientId } = await client()
  const opened = (await save(clientId, { ...stated, allergies: [], saved_at: null })).body as ClientHealth
  const tablet = { ...stated, allergies: ['peanuts'], saved_at: opened.saved_at }
  const laptop = { ...stated, allergies: [], medicines: 'Metformin', saved_at: opened.saved_at }
  const kept = (await save(clientId, tablet)).body as ClientHealth
  expect(await save(clientId, laptop)).toMatchObject({ status: 409, body: { code: 'health-changed' } })
  expect(await save(clientId, { ...laptop, saved_at: null })).toMatchObject({ status: 409 })
  expect(await remove(clientId, opened)).toMatchObject({ status: 409, body: { code: 'health-changed' } })
  expect(await read(clientId)).toMatchObject({ allergies: ['peanuts'], medicines: facts.medicines })
  expect((await save(clientId, { ...laptop, saved_at: kept.saved_at })).status).toBe(200)
  expect((await save(clientId, { ...tablet, saved_at: undefined })).status).toBe(200)
})

test('a practitioner whose answer was lost saves or deletes the same facts again', async () => {
  const { clientId } = await client()
  const first = { ...stated, saved_at: null }
  expect((await save(clientId, first)).status).toBe(200)
  const { status, body } = await save(clientId, first)
  expect([status, body]).toMatchObject([200, facts])
  expect((await remove(clientId, body)).status).toBe(200)
  expect((await remove(clientId, body)).status).toBe(200)
  expect(await save(clientId, { ...stated, saved_at: body.saved_at })).toMatchObject({ status: 409 })
})

test('another practitioner’s client is not found', async () => {
  const { clientId } = await client()
  await save(clientId)
  const other = await shop.newPractitioner()
  const answers = [
    await other.get(practicePaths.health(clientId)),
    await save(clientId, stated, other),
    await other.delete(practicePaths.health(clientId)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

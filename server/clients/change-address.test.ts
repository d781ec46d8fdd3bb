import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { users } from '#server/accounts/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../tests/support/protocols-api.ts'
import { clientConsents, clients } from './tables.ts'

let shop: ProtocolsShop
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
beforeAll(async () => {
  shop = await openProtocols()
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.newPractitioner()
})

let addresses = 0
const address = () => `moved${++addresses}@people.example`
async function invited(email = address()): Promise<number> {
  const anna = { email, first_name: 'Anna', last_name: 'Maes', discount: 10, language: 'en' }
  return (await ilse.post(practicePaths.invite, anna)).body.id
}
const move = (id: number, email: string) => ilse.put(practicePaths.client(id), { email })
const stored = async (id: number) => (await shop.db.select().from(clients).where(eq(clients.id, id)))[0]!
const tokenOf = (userId: number) =>
  mintOneTimeToken(shop.db, { userId, purpose: 'activate', now: new Date() })

test('an invited client’s address can be corrected, and the record belongs to the person who has confirmed it', async () => {
  const id = await invited()
  const email = address()
  expect((await move(id, email)).body).toMatchObject({ email, state: 'invited' })
  const anna = await shop.person()
  expect((await move(id, anna.email)).body).toMatchObject({ email: anna.email, state: 'invited' })
  expect(await stored(id)).toMatchObject({ userId: anna.id, acceptedAt: null })
})

test('the address of a client who has accepted stays', async () => {
  const anna = await shop.person()
  const id = await invited(anna.email)
  await (await shop.device(anna)).put(consentPaths.consent(id))
  expect((await move(id, address())).body.code).toBe('client-has-account')
  expect((await stored(id)).email).toBe(anna.email)
})

test('correcting an address does not reveal whether it has an account', {
  tags: 'share-silent',
}, async () => {
  const anna = await shop.person()
  const id = await invited(anna.email)
  const email = address()
  expect(await move(id, email)).toMatchObject({ status: 200, body: { email, state: 'invited' } })
  expect(await stored(id)).toMatchObject({ userId: null, linkedAt: null })
})

test('somebody whose address is entered instead of another is invited, and their agreement is stated anew', async () => {
  const id = await invited()
  const steps = () => shop.db.select().from(clientConsents).where(eq(clientConsents.clientId, id))
  const [before] = await steps()
  const anna = await shop.person()
  await move(id, anna.email)
  const invitation = { template: 'client-invitation', user_id: anna.id, client_id: id }
  expect(await shop.emails(anna.id)).toEqual([invitation])
  const after = await steps()
  expect(after).toMatchObject([{ step: 'attested' }])
  expect(after[0]!.id).not.toBe(before!.id)
  await move(id, anna.email.toUpperCase())
  expect(await shop.emails(anna.id)).toEqual([invitation])
})

test.each([
  ['for a week', false],
  ['for good', true],
])(
  'somebody who withdrew, %s, does not become a client again by a corrected address',
  async (_, erase_now) => {
    const anna = await shop.person()
    const own = await invited(anna.email)
    await (await shop.device(anna)).delete(consentPaths.consent(own), { erase_now })
    const since = address()
    await shop.db.update(users).set({ email: since }).where(eq(users.id, anna.id))
    const [id, email] = [await invited(), address()]
    await move(id, email)
    expect(await move(id, since)).toMatchObject({ status: 409, body: { code: 'consent-withdrawn' } })
    expect(await stored(id)).toMatchObject({ email, userId: null })
  },
)

test('an address that is taken, the practitioner’s own, or none is refused', async () => {
  const [taken, id] = [address(), await invited()]
  await invited(taken)
  const answers = [await move(id, taken.toUpperCase()), await move(id, ilse.email), await move(id, 'x')]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'already-client'],
    [400, 'invalid-input'],
    [400, 'invalid-input'],
  ])
})

test('a practitioner who is no longer certified changes everything but the address', {
  tags: 'share-needs-certificate',
}, async () => {
  const email = address()
  const id = await invited(email)
  await shop.db.update(users).set({ userTypeId: 3 }).where(eq(users.id, ilse.id))
  const again = await shop.device(ilse)
  const change = (body: object) => again.put(practicePaths.client(id), body)
  expect(await change({ email: address() })).toMatchObject({
    status: 403,
    body: { code: 'certificate-not-approved' },
  })
  expect((await change({ email, first_name: 'Anne' })).status).toBe(200)
  expect(await stored(id)).toMatchObject({ email, firstName: 'Anne' })
})

test('a client who confirms their address while it is changed has an account or the new address, not half of each', async () => {
  const old = address()
  const id = await invited(old)
  const anna = await shop.person({ email: old, activatedAt: null })
  const token = await tokenOf(anna.id)
  const email = address()
  const [moved] = await Promise.all([move(id, email), shop.call('POST', authPaths.activate, { token })])
  const now = await stored(id)
  expect([now.email, now.userId]).toEqual(moved.status === 200 ? [email, null] : [old, anna.id])
})

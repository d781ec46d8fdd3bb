import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { clientProtocolPaths, protocolPaths } from '#contract/protocol-paths.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { users } from '#server/accounts/tables.ts'
import { encodeMultipass } from '#server/platform/multipass.ts'
import { password } from '../../tests/support/accounts-api.ts'
import { openProtocols, type ProtocolsShop } from '../../tests/support/protocols-api.ts'
import { clients } from './tables.ts'

const secret = 'of two shops that know each other'
let shop: ProtocolsShop
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let protocol: number
let variant: number
beforeAll(async () => {
  shop = await openProtocols({ MULTIPASS_SECRET: secret })
  variant = await shop.product('calm')
  ilse = await shop.newPractitioner()
})
afterAll(() => shop.close())
beforeEach(async () => {
  protocol = await ilse.protocol('Gut repair', [{ product_variant_id: variant }])
})

let addresses = 0
const address = () => `tied${++addresses}@people.example`
const share = (email: string) =>
  ilse.post(protocolPaths.assign, {
    id: protocol,
    email,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 10,
  })
const userOf = async (email: string) => {
  const [client] = await shop.db.select().from(clients).where(eq(clients.email, email))
  return client!.userId
}
const tokenFor = (
  userId: number,
  purpose: 'activate' | 'reset-password' | 'change-email',
  newEmail?: string,
) => mintOneTimeToken(shop.db, { userId, purpose, now: new Date(), newEmail })
const listOf = async (tokens: { access_token: string }) =>
  (await shop.withTokens(tokens as never).get(clientProtocolPaths.list)).body.data

describe('a user who confirms an address sees what was shared with it', () => {
  test('by activating an account registered before or after, however the address is spelled', async () => {
    const email = address()
    await share(email.toUpperCase())
    const { id } = await shop.person({ email, activatedAt: null })
    expect(await userOf(email.toUpperCase())).toBeNull()
    const { body } = await shop.call('POST', authPaths.activate, { token: await tokenFor(id, 'activate') })
    expect(await userOf(email.toUpperCase())).toBe(id)
    expect(await listOf(body)).toMatchObject([{ protocol_id: protocol }])
  })

  test('by resetting the password, which proves the same', async () => {
    const email = address()
    await share(email)
    const { id } = await shop.person({ email, activatedAt: null })
    const token = await tokenFor(id, 'reset-password')
    const passwords = { password, confirm_password: password }
    expect((await shop.call('POST', authPaths.resetPassword(token), passwords)).status).toBe(200)
    expect(await userOf(email)).toBe(id)
  })

  test('by multipass from another shop', async () => {
    const email = address()
    await share(email)
    const multipass = encodeMultipass(secret, { email, created_at: new Date().toISOString() })
    const { body } = await shop.call('POST', authPaths.multipass, { multipass })
    expect(await listOf(body)).toMatchObject([{ protocol_id: protocol }])
  })

  test('by changing their address to it, which keeps what the former address had', async () => {
    const [former, email] = [address(), address()]
    const anna = await shop.person({ email: former })
    await share(former)
    await share(email)
    await shop.db.update(users).set({ pendingEmail: email }).where(eq(users.id, anna.id))
    const token = await tokenFor(anna.id, 'change-email', email)
    expect((await shop.call('POST', authPaths.confirmEmail, { token })).status).toBe(200)
    expect([await userOf(former), await userOf(email)]).toEqual([anna.id, anna.id])
  })
})

test('a user who confirms an address after an invitation accepts it, and has the discount', async () => {
  const email = address()
  const { body: shared } = await share(email)
  const { id } = await shop.person({ email, activatedAt: null })
  const { body } = await shop.call('POST', authPaths.activate, { token: await tokenFor(id, 'activate') })
  const own = await shop.withTokens(body).get(ownPractitionerPath)
  expect(own.body.data).toMatchObject([{ client_id: shared.client.id, discount_rate: 10, is_active: true }])
})

test('somebody who withdrew stays withdrawn under another address that they confirm later', async () => {
  const [former, email] = [address(), address()]
  const anna = await shop.person({ email: former })
  const device = await shop.device(anna)
  const { body } = await share(former)
  await device.delete(consentPaths.consent(body.client.id), { erase_now: true })
  await share(email)
  await shop.db.update(users).set({ pendingEmail: email }).where(eq(users.id, anna.id))
  await shop.call('POST', authPaths.confirmEmail, { token: await tokenFor(anna.id, 'change-email', email) })
  const [client] = await shop.db.select().from(clients).where(eq(clients.email, email))
  expect(client).toMatchObject({ userId: anna.id, acceptedAt: null, withdrawnAt: expect.any(Date) })
  const { data } = (await ilse.get(practicePaths.clients)).body
  expect(data.filter((each: { email: string }) => each.email === email)).toEqual([])
  const records = async () => (await device.get(consentPaths.records)).body
  expect(await records()).toMatchObject({ data: [{ consent: { state: 'withdrawn' } }], refused: [{}] })
  await device.put(consentPaths.consent(client!.id))
  expect(await records()).toMatchObject({ data: [{ consent: { state: 'confirmed' } }], refused: [] })
})

test('a user who only registers an address does not', { tags: 'share-confirmed-address' }, async () => {
  const email = address()
  await share(email)
  await shop.person({ email, activatedAt: null })
  await share(email)
  expect(await userOf(email)).toBeNull()
})

test('sharing and activating at the same moment always match', {
  tags: 'share-confirmed-address',
}, async () => {
  for (let round = 0; round < 10; round++) {
    const email = address()
    const { id } = await shop.person({ email, activatedAt: null })
    const token = await tokenFor(id, 'activate')
    await Promise.all([share(email), shop.call('POST', authPaths.activate, { token })])
    expect(await userOf(email)).toBe(id)
  }
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { openProtocols, type ProtocolsShop } from '../../tests/support/protocols-api.ts'
import { clients } from './tables.ts'

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

test('an invited client’s address can be corrected, and belongs to the person who has confirmed it', async () => {
  const id = await invited()
  const email = address()
  expect((await move(id, email)).body).toMatchObject({ email, state: 'invited' })
  const anna = await shop.person()
  expect((await move(id, anna.email)).body).toMatchObject({ email: anna.email, state: 'active' })
  expect(await stored(id)).toMatchObject({ userId: anna.id, linkedAt: expect.any(Date) })
})

test('the address of a client with an account stays', async () => {
  const anna = await shop.person()
  const id = await invited(anna.email)
  expect((await move(id, address())).body.code).toBe('client-has-account')
  expect((await stored(id)).email).toBe(anna.email)
})

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

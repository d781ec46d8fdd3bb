import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { basketPaths } from '#contract/baskets.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import type { ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { importAddresses, unknownAddress } from '../../../tests/support/imported-clients.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { clients } from '../tables.ts'

let shop: ProtocolsShop
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let zinc: number
beforeAll(async () => {
  shop = await openProtocols()
  zinc = await shop.product('zinc', { stock: 5, history: [[1000, 90]] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.newPractitioner()
})

const imported = (...emails: string[]) => importAddresses(shop, ilse, emails)
const own = () =>
  shop.db.select().from(clients).where(eq(clients.practitionerId, ilse.id)).orderBy(clients.id)
const listed = async (): Promise<ClientPage> => (await ilse.get(practicePaths.clients)).body

describe('importing clients', () => {
  test('states that they agreed, as inviting does', async () => {
    await imported(unknownAddress(), unknownAddress())
    expect((await ilse.get(consentPaths.attestations)).body).toEqual({ data: [], total_results: 0 })
    const [first] = await own()
    const { body } = await ilse.get(practicePaths.client(first!.id))
    expect(body.consent).toMatchObject({ state: 'attested', attested_at: expect.any(String) })
  })

  test('does not reveal whose address has an account, who has no discount without accepting it', {
    tags: ['share-silent', 'client-accepts'],
  }, async () => {
    const anna = await shop.person()
    const { id } = await imported(anna.email, unknownAddress())
    const { counts, data } = await listed()
    expect(data.map(({ state }) => state)).toEqual(['invited', 'invited'])
    expect(counts).toMatchObject({ active: 0, invited: 2 })
    const practitioners = (await (await shop.device(anna)).get(ownPractitionerPath)).body.data
    expect(practitioners).toMatchObject([{ is_active: false }])
    expect((await ilse.delete(practicePaths.clientImport(id))).body.removed).toBe(2)
  })

  test('without invitations does not make those accept it who register later', {
    tags: 'client-accepts',
  }, async () => {
    const email = unknownAddress()
    await imported(email)
    const { id } = await shop.person({ email, activatedAt: null })
    const token = await mintOneTimeToken(shop.db, { userId: id, purpose: 'activate', now: new Date() })
    const { body } = await shop.call('POST', authPaths.activate, { token })
    expect(await own()).toMatchObject([{ userId: id, acceptedAt: null }])
    expect((await listed()).data).toMatchObject([{ state: 'invited' }])
    const [client] = await own()
    await shop.withTokens(body).put(consentPaths.consent(client!.id))
    expect((await listed()).data).toMatchObject([{ state: 'active' }])
  })

  test.each<[string, (id: number, imported: string) => Promise<string>]>([
    [
      'their address is corrected',
      async (id) => {
        const { body } = await ilse.put(practicePaths.client(id), { email: unknownAddress() })
        return body.email
      },
    ],
    [
      'a protocol is shared with them',
      async (user_id, email) => {
        const id = await ilse.protocol('Gut repair', [{ product_variant_id: zinc }])
        await ilse.post(protocolPaths.assign, { id, user_id })
        return email
      },
    ],
    [
      'a cart is sent to them',
      async (id, email) => {
        const { body } = await ilse.post(basketPaths.list(id))
        const products = [{ product_variant_id: zinc, quantity: 1 }]
        await ilse.put(basketPaths.one(id, body.id), { products, message: '' })
        await ilse.post(basketPaths.email(id, body.id))
        return email
      },
    ],
  ])('without invitations makes those accept it who register after %s', async (_, write) => {
    const address = unknownAddress()
    await imported(address)
    const [client] = await own()
    const email = await write(client!.id, address)
    const { id } = await shop.person({ email, activatedAt: null })
    const token = await mintOneTimeToken(shop.db, { userId: id, purpose: 'activate', now: new Date() })
    await shop.call('POST', authPaths.activate, { token })
    expect(await own()).toMatchObject([{ userId: id, acceptedAt: expect.any(Date) }])
    expect((await listed()).data).toMatchObject([{ state: 'active' }])
  })
})

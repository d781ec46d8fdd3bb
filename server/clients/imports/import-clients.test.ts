import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import type { ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { importAddresses, unknownAddress } from '../../../tests/support/imported-clients.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { clients } from '../tables.ts'

let shop: ProtocolsShop
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
beforeAll(async () => {
  shop = await openProtocols()
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
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consentPaths } from '#contract/consent-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
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

describe('importing clients', () => {
  test('states that they agreed, as inviting does', async () => {
    await imported(unknownAddress(), unknownAddress())
    expect((await ilse.get(consentPaths.attestations)).body).toEqual({ data: [], total_results: 0 })
    const [first] = await own()
    const { body } = await ilse.get(practicePaths.client(first!.id))
    expect(body.consent).toMatchObject({ state: 'attested', attested_at: expect.any(String) })
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { basketPaths } from '#contract/basket-paths.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { erasedAfterDays } from '#domain/clients/consent.ts'
import { dayMs } from '#domain/local-time.ts'
import { eraseWithdrawn } from '#server/clients/consent/erase-withdrawn.ts'
import { clients } from '#server/clients/tables.ts'
import { importAddresses, unknownAddress } from '../../../tests/support/imported-clients.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
beforeAll(async () => {
  shop = await openProtocols()
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.newPractitioner()
})

/** A client of an import, and one to whom nothing happens. */
async function importedWith(email: string) {
  const { id } = await importAddresses(shop, ilse, [email, unknownAddress()])
  const [client] = await shop.db.select().from(clients).where(eq(clients.email, email))
  return { clientId: client!.id, undo: () => ilse.delete(practicePaths.clientImport(id)) }
}
const isThere = async (id: number) => (await shop.db.$count(clients, eq(clients.id, id))) === 1

test('undoing an import keeps a client who has answered', async () => {
  const anna = await shop.person()
  const { clientId, undo } = await importedWith(anna.email)
  await (await shop.device(anna)).put(consentPaths.consent(clientId))
  expect((await undo()).body).toMatchObject({ added: 2, removed: 1 })
  expect(await isThere(clientId)).toBe(true)
})

test('undoing an import keeps a client for whom a cart is prepared', async () => {
  const { clientId, undo } = await importedWith(unknownAddress())
  await ilse.post(basketPaths.list(clientId))
  expect((await undo()).body).toMatchObject({ added: 2, removed: 1 })
  expect(await isThere(clientId)).toBe(true)
})

test('undoing an import keeps a withdrawal, so that it is remembered after everything is erased', async () => {
  const anna = await shop.person()
  const { clientId, undo } = await importedWith(anna.email)
  await (await shop.device(anna)).delete(consentPaths.consent(clientId), {})
  expect((await undo()).body).toMatchObject({ added: 2, removed: 1 })
  await eraseWithdrawn(shop.db, new Date(Date.now() + (erasedAfterDays + 1) * dayMs))
  expect(await isThere(clientId)).toBe(false)
  const invitation = { email: anna.email, first_name: 'Anna', last_name: 'Maes', discount: 0, language: 'en' }
  expect((await ilse.post(practicePaths.invite, invitation)).body.code).toBe('consent-withdrawn')
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { openProtocols, type ProtocolsShop } from '../../tests/support/protocols-api.ts'
import { clientNotes } from './tables.ts'

let shop: ProtocolsShop
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let id: number
beforeAll(async () => {
  shop = await openProtocols()
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.newPractitioner()
  const email = `noted-by-${ilse.id}@people.example`
  const anna = { email, first_name: 'Anna', last_name: 'Maes', discount: 10, language: 'en' }
  id = (await ilse.post(practicePaths.invite, anna)).body.id
})

const change = (body: object) => ilse.put(practicePaths.client(id), body)

test('notes about a client are kept encrypted, for their practitioner only', async () => {
  expect((await change({ notes: 'Ask about thyroid.' })).body).toMatchObject({
    notes: 'Ask about thyroid.',
    notes_saved_at: expect.any(String),
  })
  const [stored] = await shop.db.select().from(clientNotes).where(eq(clientNotes.clientId, id))
  expect(stored!.sealedText).not.toContain('thyroid')
  const boss = await shop.newPractitioner(userTypes.admin)
  expect((await boss.get(practicePaths.client(id))).status).toBe(403)
  expect((await change({ notes: ' ' })).body).toMatchObject({ notes: '', notes_saved_at: null })
})

test('notes that a practitioner wrote from older ones do not replace those saved on another device since', async () => {
  const first = await change({ notes: 'Sleeps badly.', notes_saved_at: null })
  expect(first.status).toBe(200)
  const { notes_saved_at } = first.body as ClientRecord
  expect(await change({ notes: 'Takes iron.', notes_saved_at: null })).toMatchObject({
    status: 409,
    body: { code: 'notes-changed' },
  })
  const second = await change({ notes: 'Sleeps better.', notes_saved_at })
  expect(second).toMatchObject({ status: 200, body: { notes: 'Sleeps better.' } })
  expect((await change({ notes: '', notes_saved_at })).status).toBe(409)
  expect((await ilse.get(practicePaths.client(id))).body.notes).toBe('Sleeps better.')
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/accounts/tables.ts'
import { documentTypeOf } from '#server/platform/documents.ts'
import { verifyPassword } from '#server/platform/passwords.ts'
import { listMilestones } from '#server/practitioners/milestones/list-milestones.ts'
import { certificates } from '#server/practitioners/tables.ts'
import { openDatabase } from '../../tests/support/database.ts'
import { demonstrationPassword } from './people.ts'
import { seedPeople } from './seed.ts'

const now = new Date('2026-11-21T09:00:00Z')
const kept = new Map<string, Uint8Array>()
const files = { put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes) }

let shop: Awaited<ReturnType<typeof openDatabase>>
const seed = () => seedPeople({ db: shop.db, files, region: 'eu', now })
beforeAll(async () => {
  shop = await openDatabase()
  await seed()
})
afterAll(() => shop.close())

const userOf = async (email: string) => (await shop.db.select().from(users).where(eq(users.email, email)))[0]!
const certificateOf = async (email: string) => {
  const { id } = await userOf(email)
  return (await shop.db.select().from(certificates).where(eq(certificates.practitionerId, id)))[0]!
}

test.each([
  ['admin@verbena.example', 1],
  ['ilse@verbena.example', 2],
  ['marco@verbena.example', 3],
  ['anna@verbena.example', 4],
  ['tomas@verbena.example', 4],
] as const)('%s can sign in with the demonstration password, as type %i', async (email, type) => {
  const user = await userOf(email)
  expect(user).toMatchObject({ userTypeId: type, homeRegion: 'eu', deactivatedAt: null })
  expect(user.activatedAt).not.toBeNull()
  expect(await verifyPassword(user.passwordHash, demonstrationPassword)).toBe(true)
})

test('Ilse is certified, and has reached the milestones before that', async () => {
  expect(await certificateOf('ilse@verbena.example')).toMatchObject({
    state: 'approved',
    decidedBy: (await userOf('admin@verbena.example')).id,
  })
  const milestones = await listMilestones(shop.db, (await userOf('ilse@verbena.example')).id)
  expect(milestones.filter(({ reached_at }) => reached_at).map(({ name }) => name)).toEqual([
    'RegistrationComplete',
    'CertificateUploaded',
    'CertificateValidated',
  ])
})

test('six diplomas wait for an admin, and each file has the stated type', async () => {
  const waiting = await shop.db.select().from(certificates).where(eq(certificates.state, 'waiting'))
  expect(waiting.map(({ fileName }) => fileName).sort()).toEqual([
    'diploma-fontaine.pdf',
    'diploma-holm.png',
    'diploma-peeters.jpg',
    'diploma-rossi.pdf',
    'diploma-szabó.pdf',
    'diploma-țurcanu.pdf',
  ])
  for (const { fileKey, mediaType, bytes } of waiting) {
    const file = kept.get(fileKey)!
    expect(documentTypeOf(file)).toBe(mediaType)
    expect(file.length).toBe(bytes)
  }
})

test('seeding again adds and changes nobody', async () => {
  const before = await shop.db.select().from(users).orderBy(users.id)
  const filesBefore = kept.size
  await seed()
  expect(await shop.db.select().from(users).orderBy(users.id)).toEqual(before)
  expect(kept.size).toBe(filesBefore)
})

test('seeding again keeps changed accounts and adds missing ones', async () => {
  await shop.db.update(users).set({ city: 'Oostende' }).where(eq(users.email, 'anna@verbena.example'))
  await shop.db.delete(users).where(eq(users.email, 'tomas@verbena.example'))
  await seed()
  expect((await userOf('anna@verbena.example')).city).toBe('Oostende')
  expect(await userOf('tomas@verbena.example')).toBeDefined()
})

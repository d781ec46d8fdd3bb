import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPerson } from '#server/accounts/fixtures.ts'
import { users } from '#server/accounts/tables.ts'
import { openDatabase } from '../../tests/support/database.ts'
import { sealing } from '../../tests/support/shop-api.ts'
import { practitionerEmails } from './emails.ts'
import { certificates, onboardingCalls, practitioners } from './tables.ts'

const now = new Date('2026-11-21T09:00:00Z')
let shop: Awaited<ReturnType<typeof openDatabase>>
let marcoId: number
let certificateId: number
beforeAll(async () => {
  shop = await openDatabase()
  marcoId = (await insertPerson(shop.db, 'Marco', { userTypeId: 3, language: 'it' })).id
  await shop.db.insert(practitioners).values({
    userId: marcoId,
    healthProfession: 2,
    expertiseLevel: 1,
    organisationType: 1,
    organisationName: 'Studio Rossi',
  })
  const file = {
    fileKey: 'certificates/x',
    fileName: 'x.pdf',
    mediaType: 'application/pdf',
    bytes: 1,
  } as const
  const [row] = await shop.db
    .insert(certificates)
    .values({ ...file, practitionerId: marcoId, state: 'waiting', uploadedAt: now })
    .returning({ id: certificates.id })
  certificateId = row!.id
})
afterAll(() => shop.close())

const emails = practitionerEmails(sealing)
const write = (template: keyof typeof emails) =>
  emails[template]({ template, user_id: marcoId, certificate_id: certificateId }, { db: shop.db, now })
const decide = (values: Partial<typeof certificates.$inferInsert>) =>
  shop.db.update(certificates).set(values).where(eq(certificates.id, certificateId))

test('a decision is reported only while it is valid', async () => {
  expect(await write('certificate-approved')).toBeUndefined()
  await decide({ state: 'approved' })
  expect(await write('certificate-approved')).toMatchObject({
    texts: 'certificate-approved',
    to: 'marco@example.org',
    language: 'it',
  })
  expect(await write('certificate-refused')).toBeUndefined()
})

test('a refusal email says why, and links to submitting another', async () => {
  await decide({ state: 'refused', sealedReason: sealing.seal('The scan is cut off.') })
  expect(await write('certificate-refused')).toMatchObject({
    quote: ['The scan is cut off.'],
    button: { path: '/onboarding/certificate' },
  })
})

test('a booked call is confirmed with its time', async () => {
  expect(await write('onboarding-call-booked')).toBeUndefined()
  const startsAt = new Date('2026-11-24T10:00:00Z')
  await shop.db.insert(onboardingCalls).values({ practitionerId: marcoId, startsAt, bookedAt: now })
  expect(await write('onboarding-call-booked')).toMatchObject({ values: { when: startsAt } })
})

test('a deactivated practitioner gets no email', async () => {
  await shop.db.update(users).set({ deactivatedAt: now }).where(eq(users.id, marcoId))
  expect(await write('certificate-refused')).toBeUndefined()
  expect(await write('onboarding-call-booked')).toBeUndefined()
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPerson } from '#server/accounts/fixtures.ts'
import { users } from '#server/accounts/tables.ts'
import { storeClaims } from '#server/storefront/claims.ts'
import { openDatabase } from '../../tests/support/database.ts'
import { claimEmails } from './emails.ts'
import { claimReviews } from './tables.ts'

const now = new Date('2026-11-28T09:00:00Z')
let shop: Awaited<ReturnType<typeof openDatabase>>
let ilseId: number
let reviewId: number
beforeAll(async () => {
  shop = await openDatabase()
  ilseId = (await insertPerson(shop.db, 'Ilse', { userTypeId: 2, language: 'nl' })).id
  const [row] = await shop.db
    .insert(claimReviews)
    .values({
      kind: 'store',
      subjectId: String(ilseId),
      practitionerId: ilseId,
      field: 'message',
      language: 'nl',
      text: `Mijn plan\ngeneest ${'alles '.repeat(60)}`,
      state: 'waiting',
      askedAt: now,
    })
    .returning()
  reviewId = row!.id
})
afterAll(() => shop.close())

const emails = claimEmails({ claimSources: { store: storeClaims } })
const write = (template: keyof typeof emails) =>
  emails[template]({ template, user_id: ilseId, review_id: reviewId }, { db: shop.db, now })
const decide = (state: 'allowed' | 'declined' | 'withdrawn') =>
  shop.db
    .update(claimReviews)
    .set({ state, reason: 'It is a title.', decidedAt: now })
    .where(eq(claimReviews.id, reviewId))

test('a decision is reported only while it is valid', async () => {
  expect(await write('claim-allowed')).toBeUndefined()
  await decide('allowed')
  expect(await write('claim-declined')).toBeUndefined()
  expect(await write('claim-allowed')).toMatchObject({ texts: 'claim-allowed', language: 'nl' })
  await decide('withdrawn')
  expect(await write('claim-allowed')).toBeUndefined()
})

test('the email quotes the reason and the beginning of the text, and leads to the editor', async () => {
  await decide('declined')
  const email = await write('claim-declined')
  expect(email).toMatchObject({
    to: 'ilse@example.org',
    quote: ['It is a title.'],
    button: { path: '/account/practitioner/shop' },
  })
  const { text } = email!.values as { text: string }
  expect(text).toMatch(/^Mijn plan geneest alles .*…$/)
  expect(text.length).toBeLessThan(165)
})

test('a deactivated account gets none', async () => {
  await shop.db.update(users).set({ deactivatedAt: now }).where(eq(users.id, ilseId))
  expect(await write('claim-declined')).toBeUndefined()
})

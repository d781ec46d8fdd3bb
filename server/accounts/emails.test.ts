import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmailJob } from '#server/platform/mail/queue-email.ts'
import { formerAddresses } from '#server/platform/mail/tables.ts'
import { openDatabase } from '../../tests/support/database.ts'
import { accountEmails } from './emails.ts'
import type { User } from './find-users.ts'
import { insertPerson } from './fixtures.ts'
import { peekOneTimeToken } from './one-time-tokens.ts'
import { sessions, users } from './tables.ts'

const now = new Date('2026-11-21T09:00:00Z')
let shop: Awaited<ReturnType<typeof openDatabase>>
let anna: User
beforeAll(async () => {
  shop = await openDatabase()
  anna = await insertPerson(shop.db, 'Anna', { language: 'nl' })
})
afterAll(() => shop.close())

const write = (template: keyof typeof accountEmails, ids: Partial<EmailJob> = {}) =>
  accountEmails[template]({ template, user_id: anna.id, ...ids }, { db: shop.db, now })
const change = (values: Partial<typeof users.$inferInsert>) =>
  shop.db.update(users).set(values).where(eq(users.id, anna.id))
const tokenIn = (email: Awaited<ReturnType<typeof write>>) => email?.button?.path.split('/').at(-1) ?? ''

test.each(['already-registered', 'reset-password', 'password-changed', 'second-factor-reset'] as const)(
  '“%s” is sent to the account’s address, in its language',
  async (name) => {
    expect(await write(name)).toMatchObject({
      texts: name,
      to: 'anna@example.org',
      firstName: 'Anna',
      language: 'nl',
      reason: 'account',
    })
  },
)

test('a password reset link works for an hour', async () => {
  const email = await write('reset-password')
  expect(email?.button?.path).toMatch(/^\/auth\/reset-password\/[\w-]{43}$/)
  expect(email?.button?.until).toEqual(new Date('2026-11-21T10:00:00Z'))
  const shown = { token: tokenIn(email), purpose: 'reset-password', now } as const
  expect(await peekOneTimeToken(shop.db, shown)).toMatchObject({ userId: anna.id })
})

test('the activation email is sent only to accounts waiting for activation', async () => {
  expect(await write('activation')).toBeUndefined()
  await change({ activatedAt: null })
  expect(await write('activation')).toMatchObject({ texts: 'activation', reason: 'registered' })
  await change({ activatedAt: now })
})

test('someone whose account has no password chooses one when activating it', {
  tags: 'password-owner',
}, async () => {
  const waiting = await insertPerson(shop.db, 'Noor', { activatedAt: null, passwordHash: null })
  const email = await write('activation', { user_id: waiting.id })
  expect(email).toMatchObject({ texts: 'choose-password', reason: 'registered' })
  expect(email?.button?.path).toMatch(/^\/auth\/reset-password\//)
  const shown = { token: tokenIn(email), purpose: 'reset-password', now } as const
  expect(await peekOneTimeToken(shop.db, shown)).toMatchObject({ userId: waiting.id })
})

test('a new address gets its own confirmation email, as long as the change is requested', async () => {
  expect(await write('confirm-email')).toBeUndefined()
  await change({ pendingEmail: 'anna@new.example' })
  const email = await write('confirm-email')
  expect(email?.to).toBe('anna@new.example')
  const shown = { token: tokenIn(email), purpose: 'change-email', now } as const
  expect(await peekOneTimeToken(shop.db, shown)).toEqual({ userId: anna.id, newEmail: 'anna@new.example' })
})

test('the owner of an address in use is notified in their language, and no email lets it be taken', async () => {
  await insertPerson(shop.db, 'Owner', { email: 'Taken@new.example', language: 'fr' })
  await change({ pendingEmail: 'taken@new.example' })
  const email = await write('confirm-email')
  expect(email).toMatchObject({ texts: 'address-in-use', to: 'taken@new.example', language: 'fr' })
  expect(email).toMatchObject({ firstName: 'Owner', button: { path: '/login' } })
  await change({ pendingEmail: null })
})

test('a former address is notified from the data kept for that', async () => {
  const reader = { address: 'anna@old.example', firstName: 'Anna', language: 'fr' } as const
  const [kept] = await shop.db
    .insert(formerAddresses)
    .values({ ...reader, createdAt: now })
    .returning({ id: formerAddresses.id })
  expect(await write('account-erased', { user_id: null, address_id: kept!.id })).toMatchObject({
    to: 'anna@old.example',
    language: 'fr',
    reason: 'former',
  })
  expect(await write('email-changed', { address_id: 0 })).toBeUndefined()
})

test('a sign-in from a new country is reported with country, time and device, and only to its owner', async () => {
  const tomas = await insertPerson(shop.db, 'Tomas')
  const device = { kind: 'laptop', browser: 'Firefox', system: 'Linux', country: 'PT' } as const
  const times = { createdAt: now, lastSeenAt: now, rotatedAt: now, expiresAt: now }
  const insert = async (userId: number) =>
    (
      await shop.db
        .insert(sessions)
        .values({ userId, ...device, ...times })
        .returning({ id: sessions.id })
    )[0]!.id
  expect(await write('new-sign-in', { session_id: await insert(anna.id) })).toMatchObject({
    quote: ['Portugal', now, 'Firefox', 'Linux'],
    button: { path: '/account/security' },
  })
  expect(await write('new-sign-in', { session_id: await insert(tomas.id) })).toBeUndefined()
})

test('a session ended for a replayed token is reported with time and device, and only to its owner', {
  tags: 'refresh-replay-email',
}, async () => {
  const { id: strangerId } = await insertPerson(shop.db, 'Stranger')
  const insert = async (userId: number, revokedAt: Date | null = now) => {
    const times = { createdAt: now, lastSeenAt: now, rotatedAt: now, expiresAt: now, revokedAt }
    const device = { kind: 'laptop', browser: 'Firefox', system: 'Linux' } as const
    const rows = await shop.db
      .insert(sessions)
      .values({ userId, ...device, ...times })
      .returning({ id: sessions.id })
    return rows[0]!.id
  }
  expect(await write('refresh-token-replayed', { session_id: await insert(anna.id) })).toMatchObject({
    texts: 'refresh-token-replayed',
    to: 'anna@example.org',
    quote: [now, 'Firefox', 'Linux'],
    button: { path: '/account/security' },
  })
  for (const session_id of [await insert(strangerId), await insert(anna.id, null), null])
    expect(await write('refresh-token-replayed', { session_id })).toBeUndefined()
})

test('the second factor email describes the present state', async () => {
  expect((await write('second-factor-changed'))?.texts).toBe('second-factor-off')
  await change({ totpEnabledAt: now })
  expect((await write('second-factor-changed'))?.texts).toBe('second-factor-on')
})

test('a new admin signs in, or sets a password with a link other than the printed one', async () => {
  expect(await write('admin-made')).toMatchObject({ texts: 'admin-made', button: { path: '/login' } })
  const printed = tokenIn(await write('reset-password'))
  await change({ passwordHash: null })
  const email = await write('admin-made')
  expect(email?.texts).toBe('admin-invited')
  for (const token of [printed, tokenIn(email)])
    expect(await peekOneTimeToken(shop.db, { token, purpose: 'reset-password', now })).toBeDefined()
})

test('unknown, deactivated and erased accounts get no email', async () => {
  const closed = await insertPerson(shop.db, 'Closed', { deactivatedAt: now })
  const erased = await insertPerson(shop.db, 'Erased', { email: null, erasedAt: now })
  for (const user_id of [null, closed.id, erased.id, 999_999])
    expect(await write('reset-password', { user_id })).toBeUndefined()
})

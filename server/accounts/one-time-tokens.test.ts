import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../tests/support/database.ts'
import { mintOneTimeToken, peekOneTimeToken, useOneTimeToken } from './one-time-tokens.ts'
import { oneTimeTokens, users } from './tables.ts'

const now = new Date('2026-11-21T09:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

let database: Awaited<ReturnType<typeof openDatabase>>
let userId: number
beforeAll(async () => {
  database = await openDatabase()
  const [user] = await database.db
    .insert(users)
    .values({
      userTypeId: 4,
      email: 'anna@verbena.example',
      firstName: 'Anna',
      lastName: 'Maes',
      language: 'nl',
      homeRegion: 'eu',
      createdAt: now,
    })
    .returning({ id: users.id })
  userId = user!.id
})
afterAll(() => database.close())

const mint = (purpose: 'activate' | 'reset-password' | 'change-email', newEmail?: string) =>
  mintOneTimeToken(database.db, { userId, purpose, now, newEmail })

test('a one-time link signs its owner in once', async () => {
  const token = await mint('activate')
  const shown = { token, purpose: 'activate', now } as const
  expect(await peekOneTimeToken(database.db, shown)).toEqual({ userId, newEmail: null })
  expect(await useOneTimeToken(database.db, shown)).toEqual({ userId, newEmail: null })
  expect(await useOneTimeToken(database.db, shown)).toBeUndefined()
  expect(await peekOneTimeToken(database.db, shown)).toBeUndefined()
})

test('of twenty simultaneous uses of a link one succeeds', { tags: 'email-links' }, async () => {
  const token = await mint('reset-password')
  const presses = Array.from({ length: 20 }, () =>
    useOneTimeToken(database.db, { token, purpose: 'reset-password', now }),
  )
  expect((await Promise.all(presses)).filter(Boolean)).toHaveLength(1)
})

test('a one-time link works for its own purpose only, and expires', { tags: 'email-links' }, async () => {
  const token = await mint('reset-password')
  expect(await useOneTimeToken(database.db, { token, purpose: 'activate', now })).toBeUndefined()
  const late = { token, purpose: 'reset-password', now: later(1) } as const
  expect(await useOneTimeToken(database.db, late)).toBeUndefined()
  const inTime = { token, purpose: 'reset-password', now: later(0.99) } as const
  expect(await useOneTimeToken(database.db, inTime)).toBeDefined()
})

test('a newer link replaces the older one', async () => {
  const older = await mint('activate')
  const newer = await mint('activate')
  expect(await useOneTimeToken(database.db, { token: older, purpose: 'activate', now })).toBeUndefined()
  expect(await useOneTimeToken(database.db, { token: newer, purpose: 'activate', now })).toBeDefined()
})

test('of ten links created at once only the last one works', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, () => mint('activate')))
  const found = await Promise.all(
    tokens.map((token) => peekOneTimeToken(database.db, { token, purpose: 'activate', now })),
  )
  expect(found.filter(Boolean)).toHaveLength(1)
})

test('two valid links for one purpose end together', async () => {
  const printed = await mint('reset-password')
  const mailed = await mintOneTimeToken(database.db, {
    userId,
    purpose: 'reset-password',
    now,
    keepOlder: true,
  })
  const shown = { purpose: 'reset-password', now } as const
  expect(await peekOneTimeToken(database.db, { token: printed, ...shown })).toBeDefined()
  expect(await useOneTimeToken(database.db, { token: mailed, ...shown })).toBeDefined()
  expect(await useOneTimeToken(database.db, { token: printed, ...shown })).toBeUndefined()
})

test('a link for a change of email contains the new address', async () => {
  const token = await mint('change-email', 'anna@new.example')
  expect(await useOneTimeToken(database.db, { token, purpose: 'change-email', now })).toEqual({
    userId,
    newEmail: 'anna@new.example',
  })
})

test('the database does not contain the token sent by email', { tags: 'email-links' }, async () => {
  const token = await mint('activate')
  const rows = await database.db.select().from(oneTimeTokens)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../tests/support/database.ts'
import { auditEntries } from './audit/tables.ts'
import { deleteExpiredAccess } from './delete-expired-access.ts'
import { insertPerson } from './fixtures.ts'
import { oneTimeTokens, sessions, usedMultipassTokens, users } from './tables.ts'

const now = new Date('2026-11-21T09:00:00Z')
const days = (away: number) => new Date(now.getTime() + away * 86_400_000)
let shop: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  shop = await openDatabase()
})
afterAll(() => shop.close())

test('expired sign-ins and tokens are deleted, everything else is kept', async () => {
  const { id: userId } = await insertPerson(shop.db, 'Mila')
  const link = { userId, purpose: 'activate', createdAt: days(-3) } as const
  await shop.db.insert(oneTimeTokens).values([
    { ...link, tokenHash: 'over', expiresAt: days(-1) },
    { ...link, tokenHash: 'used and over', expiresAt: days(-1), usedAt: days(-2) },
    { ...link, tokenHash: 'used just now', expiresAt: days(1), usedAt: now },
    { ...link, tokenHash: 'open', expiresAt: days(1) },
  ])
  await shop.db.insert(usedMultipassTokens).values([
    { tokenHash: 'too old to come again', expiresAt: days(-1) },
    { tokenHash: 'could be replayed', expiresAt: days(1) },
  ])
  const times = { rotatedAt: now, createdAt: now, lastSeenAt: now }
  const session = { userId, ...times, kind: 'laptop', expiresAt: days(10) } as const
  await shop.db.insert(sessions).values([
    { ...session, browser: 'ran out long ago', expiresAt: days(-181) },
    { ...session, browser: 'ended long ago', revokedAt: days(-181) },
    { ...session, browser: 'ran out lately', expiresAt: days(-1) },
    { ...session, browser: 'ended lately', revokedAt: days(-1) },
    { ...session, browser: 'open' },
  ])
  await deleteExpiredAccess(shop.db, now)
  const links = await shop.db.select({ hash: oneTimeTokens.tokenHash }).from(oneTimeTokens)
  expect(links.map(({ hash }) => hash)).toEqual(['used just now', 'open'])
  const used = await shop.db.select({ hash: usedMultipassTokens.tokenHash }).from(usedMultipassTokens)
  expect(used.map(({ hash }) => hash)).toEqual(['could be replayed'])
  const signIns = await shop.db.select({ browser: sessions.browser }).from(sessions)
  expect(signIns.map(({ browser }) => browser)).toEqual(['ran out lately', 'ended lately', 'open'])
})

test('unconfirmed accounts are deleted after thirty days, unless an admin has changed them', async () => {
  const register = (firstName: string, daysAgo: number, activatedAt: Date | null = null) =>
    insertPerson(shop.db, firstName, { createdAt: days(-daysAgo), activatedAt })
  await register('Never', 31)
  await register('Lately', 29)
  await register('Confirmed', 400, days(-400))
  const { id } = await register('Noted', 31)
  await shop.db.insert(auditEntries).values({ at: now, subjectId: id, action: 'admin-made', details: {} })
  const { id: seenId } = await register('Seen', 31)
  const look = { at: now, action: 'user-opened', details: {} }
  await shop.db.insert(auditEntries).values({ ...look, subjectId: seenId })
  await deleteExpiredAccess(shop.db, now)
  expect(
    await shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'user-opened')),
  ).toMatchObject([{ ...look, subjectId: null }])
  const left = await shop.db.select({ name: users.firstName }).from(users)
  expect(left.map(({ name }) => name).sort()).toEqual(['Confirmed', 'Lately', 'Mila', 'Noted'])
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import type { SessionList } from '#contract/accounts.ts'
import { sessions } from '#server/accounts/tables.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

type Device = Awaited<ReturnType<Accounts['device']>>
const list = async (device: Device) => (await device.get(accountPaths.sessions)).body as SessionList

test('a user sees their own sign-ins, and nobody else’s', { tags: 'sessions-listed' }, async () => {
  const user = await shop.person()
  await shop.device(await shop.person())
  const phone = await shop.device(user)
  const laptop = await shop.device(user)
  const { data } = await list(laptop)
  expect(data.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false])
  expect((await list(phone)).data.map(({ id }) => id).sort()).toEqual(data.map(({ id }) => id).sort())
})

test('a sign-in from a new country is marked', async () => {
  const user = await shop.person()
  const device = await shop.device(user)
  const { data } = await list(device)
  const from = (country: string) => {
    const now = new Date()
    const times = {
      rotatedAt: now,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 1e6),
    }
    return { userId: user.id, ...times, kind: 'mobile' as const, country }
  }
  await shop.db.update(sessions).set({ country: 'BE' }).where(eq(sessions.id, data[0]!.id))
  await shop.db.insert(sessions).values([from('BE'), from('PT'), { ...from('PT'), revokedAt: new Date() }])
  await shop.db.insert(sessions).values([from('PT'), from('JP')])
  const seen = (await list(device)).data.sort((a, b) => a.id - b.id)
  expect(seen.map((session) => [session.country, session.is_new_place])).toEqual([
    ['BE', false],
    ['BE', false],
    ['PT', true],
    ['PT', false],
    ['JP', true],
  ])
})

test('a lost phone can be signed out from the laptop', async () => {
  const user = await shop.person()
  const phone = await shop.device(user)
  const laptop = await shop.device(user)
  const lost = (await list(laptop)).data.find(({ is_current: isCurrent }) => !isCurrent)!
  expect((await laptop.delete(accountPaths.session(lost.id))).status).toBe(200)
  expect((await phone.get(accountPaths.user)).status).toBe(401)
  expect((await laptop.get(accountPaths.user)).status).toBe(200)
  expect((await laptop.delete(accountPaths.session(lost.id))).status).toBe(404)
})

test('somebody else’s device is not found', { tags: 'sessions-listed' }, async () => {
  const victim = await shop.device(await shop.person())
  const stranger = await shop.device(await shop.person())
  const [session] = (await list(victim)).data
  expect((await stranger.delete(accountPaths.session(session!.id))).status).toBe(404)
  expect((await victim.get(accountPaths.user)).status).toBe(200)
})

test('all other devices can be signed out at once', async () => {
  const user = await shop.person()
  const others = [await shop.device(user), await shop.device(user)]
  const here = await shop.device(user)
  expect((await here.delete(accountPaths.sessions)).status).toBe(200)
  for (const other of others) expect((await other.get(accountPaths.user)).status).toBe(401)
  expect((await list(here)).data).toHaveLength(1)
})

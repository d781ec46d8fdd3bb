import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { mintOneTimeToken, peekOneTimeToken } from '#server/accounts/commands/one-time-tokens.ts'
import { users } from '#server/accounts/tables.ts'
import { partingAddresses } from '#server/platform/mail/tables.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const find = async (id: number) => (await shop.db.select().from(users).where(eq(users.id, id)))[0]!
const confirm = (token: string) => shop.call('POST', authPaths.confirmEmail, { token })
const mint = (userId: number, newEmail: string) =>
  mintOneTimeToken(shop.db, { userId, purpose: 'change-email', now: new Date(), newEmail })

test('a new address counts once its mail was read, and the old one is told', async () => {
  const user = await shop.person()
  const here = await shop.device(user)
  const email = 'Nora.New@example.org'
  expect((await here.post(accountPaths.email, { email, password })).status).toBe(200)
  expect(await find(user.id)).toMatchObject({ email: user.email, pendingEmail: email })
  expect(await shop.letters(user.id)).toMatchObject([{ letter: 'confirm-email' }])

  const reset = await mintOneTimeToken(shop.db, {
    userId: user.id,
    purpose: 'reset-password',
    now: new Date(),
  })
  const token = await mint(user.id, email)
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(token)).body.code).toBe('link-unusable')
  expect(await find(user.id)).toMatchObject({ email, pendingEmail: null })
  expect(await shop.letters(user.id)).toContainEqual(expect.objectContaining({ letter: 'email-changed' }))
  const told = await shop.db.select().from(partingAddresses).where(eq(partingAddresses.address, user.email))
  expect(told).toHaveLength(1)
  const shown = { token: reset, purpose: 'reset-password', now: new Date() } as const
  expect(await peekOneTimeToken(shop.db, shown)).toBeUndefined()
  expect((await here.get(accountPaths.user)).body.email).toBe(email)
})

test('an address in use is answered like a free one, and only its owner learns of it', async () => {
  const owner = await shop.person()
  const user = await shop.person()
  const here = await shop.device(user)
  const free = await here.post(accountPaths.email, { email: 'free@example.org', password })
  const taken = await here.post(accountPaths.email, { email: owner.email.toUpperCase(), password })
  expect([taken.status, taken.body]).toEqual([free.status, free.body])
  expect(await shop.letters(owner.id)).toMatchObject([{ letter: 'address-in-use' }])
  expect(await find(user.id)).toMatchObject({ email: user.email, pendingEmail: null })
  const own = await here.post(accountPaths.email, { email: user.email, password })
  expect(own.body).toEqual(free.body)
})

test('asks for the password, and for a sign-in', async () => {
  const user = await shop.person()
  const change = { email: 'other@example.org', password: 'not it' }
  const here = await shop.device(user)
  expect((await here.post(accountPaths.email, change)).body.code).toBe('wrong-password')
  expect((await shop.call('POST', accountPaths.email, change)).status).toBe(401)
  expect(await find(user.id)).toMatchObject({ pendingEmail: null })
})

test('a wish that was replaced by another, or whose address went to somebody else, comes to nothing', async () => {
  const user = await shop.person({ pendingEmail: 'second@example.org' })
  expect((await confirm(await mint(user.id, 'first@example.org'))).body.code).toBe('link-unusable')
  const quick = await shop.person({ pendingEmail: 'wanted@example.org' })
  const token = await mint(quick.id, 'wanted@example.org')
  await shop.person({ email: 'Wanted@example.org' })
  expect((await confirm(token)).body.code).toBe('link-unusable')
  expect(await find(quick.id)).toMatchObject({ email: quick.email })
})

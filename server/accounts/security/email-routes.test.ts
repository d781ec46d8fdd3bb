import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { accountEmails } from '#server/accounts/emails.ts'
import { accountLimits } from '#server/accounts/limits.ts'
import { users } from '#server/accounts/tables.ts'
import { formerAddresses } from '#server/platform/mail/tables.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'
import { mintOneTimeToken, peekOneTimeToken } from '../one-time-tokens.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const find = async (id: number) => (await shop.db.select().from(users).where(eq(users.id, id)))[0]!
const confirm = (token: string) => shop.call('POST', authPaths.confirmEmail, { token })
const mint = (userId: number, newEmail: string) =>
  mintOneTimeToken(shop.db, { userId, purpose: 'change-email', now: new Date(), newEmail })

test('a new address takes effect once confirmed, and the old one is notified', {
  tags: 'email-change',
}, async () => {
  const user = await shop.person()
  const here = await shop.device(user)
  const email = 'Nora.New@example.org'
  expect((await here.post(accountPaths.email, { email, password })).status).toBe(200)
  expect(await find(user.id)).toMatchObject({ email: user.email, pendingEmail: email })
  expect(await shop.emails(user.id)).toMatchObject([{ template: 'confirm-email' }])

  const reset = await mintOneTimeToken(shop.db, {
    userId: user.id,
    purpose: 'reset-password',
    now: new Date(),
  })
  const token = await mint(user.id, email)
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(token)).body.code).toBe('link-unusable')
  expect(await find(user.id)).toMatchObject({ email, pendingEmail: null })
  expect(await shop.emails(user.id)).toContainEqual(expect.objectContaining({ template: 'email-changed' }))
  const told = await shop.db.select().from(formerAddresses).where(eq(formerAddresses.address, user.email))
  expect(told).toHaveLength(1)
  const shown = { token: reset, purpose: 'reset-password', now: new Date() } as const
  expect(await peekOneTimeToken(shop.db, shown)).toBeUndefined()
  expect((await here.get(accountPaths.user)).body.email).toBe(email)
})

test('a change to an address in use looks the same, also in one’s exported data', {
  tags: 'emails-silent',
}, async () => {
  const owner = await shop.person({ language: 'fr' })
  const learned = []
  for (const email of ['free@people.example', owner.email]) {
    const user = await shop.person()
    const here = await shop.device(user)
    const { status, body } = await here.post(accountPaths.email, { email, password })
    expect(await shop.emails(user.id)).toEqual([{ template: 'confirm-email', user_id: user.id }])
    const job = { template: 'confirm-email', user_id: user.id } as const
    const written = await accountEmails['confirm-email'](job, { db: shop.db, now: new Date() })
    const exported = await here.get(accountPaths.ownData)
    const { account, mailed_links } = exported.body
    expect(account[0].pending_email).toBe(written?.to)
    learned.push({ status, body, links: mailed_links.length, language: account[0].language })
  }
  expect(learned[0]).toEqual(learned[1])
})

test('emails to other people’s addresses are limited per caller', async () => {
  const here = await shop.device(await shop.person())
  const statuses = []
  for (let n = 0; n <= accountLimits.emailChangeByUser.max; n++) {
    const email = `stranger${n}@example.org`
    statuses.push((await here.post(accountPaths.email, { email, password })).status)
  }
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

test('a change of password revokes links sent to a stranger’s address', async () => {
  const next = 'Windmolen-7'
  const passwords = { password: next, confirm_password: next }
  const changing = async ({ email }: { email: string }) => {
    const device = await shop.device({ email })
    return device.put(accountPaths.password, { present_password: password, ...passwords })
  }
  const resetting = async ({ id: userId }: { id: number }) => {
    const token = await mintOneTimeToken(shop.db, { userId, purpose: 'reset-password', now: new Date() })
    return shop.call('POST', authPaths.resetPassword(token), passwords)
  }
  for (const [n, renew] of [changing, resetting].entries()) {
    const user = await shop.person()
    const stranger = await shop.device(user)
    const email = `thief${n}@example.org`
    await stranger.post(accountPaths.email, { email, password })
    const token = await mint(user.id, email)
    expect((await renew(user)).status).toBe(200)
    expect((await confirm(token)).body.code).toBe('link-unusable')
    expect(await find(user.id)).toMatchObject({ email: user.email, pendingEmail: null })
  }
})

test('if two users want the same address at once, one gets it', async () => {
  const email = 'coveted@example.org'
  const tokens = []
  for (let n = 0; n < 2; n++) tokens.push(await mint((await shop.person({ pendingEmail: email })).id, email))
  const answers = await Promise.all(tokens.map(confirm))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('changing an address requires the password and being signed in', async () => {
  const user = await shop.person()
  const change = { email: 'other@example.org', password: 'not it' }
  const here = await shop.device(user)
  expect((await here.post(accountPaths.email, change)).body.code).toBe('wrong-password')
  expect((await shop.call('POST', accountPaths.email, change)).status).toBe(401)
  expect(await find(user.id)).toMatchObject({ pendingEmail: null })
})

test('a change that was replaced, or whose address is taken meanwhile, has no effect', async () => {
  const user = await shop.person({ pendingEmail: 'second@example.org' })
  expect((await confirm(await mint(user.id, 'first@example.org'))).body.code).toBe('link-unusable')
  const quick = await shop.person({ pendingEmail: 'wanted@example.org' })
  const token = await mint(quick.id, 'wanted@example.org')
  await shop.person({ email: 'Wanted@example.org' })
  expect((await confirm(token)).body.code).toBe('link-unusable')
  expect(await find(quick.id)).toMatchObject({ email: quick.email })
})

import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'
import { mintOneTimeToken } from '../one-time-tokens.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const next = { password: 'Windmolen-7', confirm_password: 'Windmolen-7' }
const mint = (userId: number, purpose: 'reset-password' | 'activate' = 'reset-password') =>
  mintOneTimeToken(shop.db, { userId, purpose, now: new Date() })
const reset = (token: string, body: object = next) => shop.call('POST', authPaths.resetPassword(token), body)
const login = (email: string, given: string) => shop.call('POST', authPaths.login, { email, password: given })

describe('resetting a password', () => {
  test('gives the same answer for every address', {
    tags: ['call-forgot-password', 'emails-silent'],
  }, async () => {
    const user = await shop.person()
    const waiting = await shop.person({ activatedAt: null })
    const closed = await shop.person({ deactivatedAt: new Date() })
    const ask = (email: string) => shop.call('POST', authPaths.forgotPassword, { email })
    const nobodys = (await shop.emails(null)).length
    const answers = []
    for (const email of [user.email, waiting.email, closed.email, 'nobody@example.org'])
      answers.push(await ask(email))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1)
    expect(await shop.emails(user.id)).toMatchObject([{ template: 'reset-password' }])
    expect(await shop.emails(waiting.id)).toMatchObject([{ template: 'reset-password' }])
    expect(await shop.emails(closed.id)).toEqual([])
    // The same job is queued even if no email will be sent.
    expect((await shop.emails(null)).length).toBe(nobodys + 2)
  })

  test('sets a new password and signs all devices out', {
    tags: ['call-reset-password', 'password-ends-sessions'],
  }, async () => {
    const user = await shop.person()
    const elsewhere = await shop.device(user)
    const { status, body } = await reset(await mint(user.id))
    expect([status, body.user_type_id, typeof body.message]).toEqual([200, 4, 'string'])
    expect((await shop.withTokens(body).get(accountPaths.user)).body.id).toBe(user.id)
    expect((await elsewhere.get(accountPaths.user)).status).toBe(401)
    expect((await login(user.email, password)).status).toBe(400)
    expect((await login(user.email, next.password)).status).toBe(200)
    expect(await shop.emails(user.id)).toContainEqual(
      expect.objectContaining({ template: 'password-changed' }),
    )
  })

  test('works once per link, however many requests come at once', async () => {
    const user = await shop.person()
    const token = await mint(user.id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await reset(token)).body.code).toBe('link-unusable')
    expect((await reset('x'.repeat(43))).body.code).toBe('link-unusable')
    expect((await reset(token.slice(0, 12))).body.code).toBe('link-unusable')
  })

  test('activates an account that was waiting, since its email was read', async () => {
    const user = await shop.person({ activatedAt: null })
    const activation = await mint(user.id, 'activate')
    expect((await reset(await mint(user.id))).status).toBe(200)
    expect((await login(user.email, next.password)).status).toBe(200)
    expect((await shop.call('POST', authPaths.activate, { token: activation })).status).toBe(400)
  })

  test('does not reactivate a deactivated account', async () => {
    const user = await shop.person({ deactivatedAt: new Date() })
    expect((await reset(await mint(user.id))).body.code).toBe('link-unusable')
  })

  test('requires the second factor, and keeps the link valid meanwhile', {
    tags: 'second-factor-everywhere',
  }, async () => {
    const user = await shop.person()
    const here = await shop.device(user)
    const { secret } = (await here.post(accountPaths.secondFactor, { password })).body
    const digits = (steps: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
    await here.put(accountPaths.secondFactor, { otp: digits(0) })
    const token = await mint(user.id)
    expect((await reset(token)).body.code).toBe('otp-required')
    expect((await reset(token, { ...next, otp: '000000' })).body.code).toBe('otp-invalid')
    const [kept] = await shop.db.select().from(users).where(eq(users.id, user.id))
    expect(kept!.passwordHash).toBe(user.passwordHash)
    expect((await here.get(accountPaths.user)).status).toBe(200)
    expect((await reset(token, { ...next, otp: digits(1) })).status).toBe(200)
  })

  test('allows ten attempts at the second factor per link, from any network', async () => {
    const user = await shop.person()
    const here = await shop.device(user)
    const { secret } = (await here.post(accountPaths.secondFactor, { password })).body
    const otp = TOTP.generate({ secret: Secret.fromBase32(secret) })
    await here.put(accountPaths.secondFactor, { otp })
    const token = await mint(user.id)
    for (let guessed = 0; guessed < 10; guessed++)
      expect((await reset(token, { ...next, otp: '000000' })).body.code).toBe('otp-invalid')
    expect((await reset(token, { ...next, otp: '000000' })).status).toBe(429)
  })

  test('requires as strong a password as registering', async () => {
    const user = await shop.person()
    const weak = await reset(await mint(user.id), { password: 'short', confirm_password: 'short' })
    expect(Object.keys(weak.body.errors)).toEqual(['password'])
    const token = await mint(user.id)
    const common = await reset(token, { password: 'Password-1', confirm_password: 'Password-1' })
    expect(Object.keys(common.body.errors)).toEqual(['password'])
    expect((await reset(token)).status).toBe(200)
  })
})

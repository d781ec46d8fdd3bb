import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { payoutPaths } from '#contract/payout-paths.ts'
import { accountLimits } from '#server/accounts/limits.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { users } from '#server/accounts/tables.ts'
import { type Accounts, openAccounts, password } from '../../tests/support/accounts-api.ts'
import { encodeMultipass } from './multipass.ts'
import { Refusal } from './problems.ts'
import { logRefusals, type SecurityEvent, securityEvents } from './security-log.ts'

const multipassSecret = 'what both shops know'
const password2 = 'Another-Verbena-2'
const password3 = 'Yet-another-Verbena-3'
let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts({ MULTIPASS_SECRET: multipassSecret, OTHER_STORE_URL: 'https://other.example' })
})
afterAll(() => shop.close())

type Logged = [event: SecurityEvent, userId: number | null, limit?: string]
/** What was sent or answered, and must not appear in any log line. */
let secrets: string[]
beforeEach(() => {
  shop.logged.length = 0
  secrets = [password, password2, password3, 'wrong-Verbena-0', multipassSecret, 'other.example']
})

/** The security events since the test began, oldest first; each line is checked for what it must not contain. */
function logged(): Logged[] {
  const events = shop.logged.filter((line) => line.includes('security_event')).map((line) => JSON.parse(line))
  for (const { level, time, pid, hostname, ...told } of events)
    expect([
      ['msg', 'security_event', 'user_id'],
      ['limit', 'msg', 'security_event', 'user_id'],
    ]).toContainEqual(Object.keys(told).toSorted())
  const lines = shop.logged.join('').replaceAll(/"hostname":"[^"]*"/g, '')
  expect(lines).not.toMatch(/@|\b\d{1,3}(\.\d{1,3}){3}\b|\/v2\/|Bearer/)
  for (const secret of secrets) expect(lines).not.toContain(secret)
  return events.map(({ security_event, user_id, limit }) =>
    limit ? [security_event, user_id, limit] : [security_event, user_id],
  )
}

async function newcomer(given: Parameters<Accounts['person']>[0] = {}) {
  const person = await shop.person(given)
  secrets.push(person.firstName, person.lastName, person.email)
  return person
}
/** Signed in, by the tokens in a response. */
function withTokens(tokens: Tokens) {
  secrets.push(tokens.access_token, tokens.refresh_token)
  return shop.withTokens(tokens)
}
const login = async (email: string, given = password, otp?: string) =>
  (await shop.call('POST', authPaths.login, { email, password: given, ...(otp && { otp }) })).body
const enter = async (email: string) => withTokens(await login(email))
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const tokenFor = async (
  userId: number,
  purpose: 'reset-password' | 'change-email' | 'activate',
  newEmail?: string,
) => {
  const token = await mintOneTimeToken(shop.db, { userId, purpose, now: new Date(), newEmail })
  secrets.push(token)
  return token
}

test('signing in and its refusals are logged with the account, if known', {
  tags: 'security-log',
}, async () => {
  const anna = await newcomer()
  const british = await newcomer({ homeRegion: 'uk' })
  await login('nobody@people.example', 'wrong-Verbena-0')
  await login(anna.email, 'wrong-Verbena-0')
  const here = await enter(anna.email)
  await login(british.email)
  await here.post(accountPaths.logout)
  expect(logged()).toEqual([
    ['sign-in-refused', null],
    ['sign-in-refused', anna.id],
    ['signed-in', anna.id],
    ['signed-in-to-other-store', british.id],
    ['signed-out', anna.id],
  ])
})

test('a user who keeps guessing is logged once when blocked, and not for each further attempt', {
  tags: 'security-log-flood',
}, async () => {
  const anna = await newcomer()
  const { max } = accountLimits.loginByAccount
  for (let n = 0; n < max + 3; n++) await login(anna.email, 'wrong-Verbena-0')
  expect(logged()).toEqual([
    ...Array.from({ length: max - 1 }, () => ['sign-in-refused', anna.id]),
    ['limit-reached', anna.id, 'login-account'],
    ['sign-in-refused', anna.id],
  ])
})

test('a registration, its activation and one of a known address are logged', async () => {
  const registration = {
    user_type_id: 4,
    email: 'kim@people.example',
    password,
    confirm_password: password,
    first_name: 'Kimberley',
    last_name: 'Peeters',
    country: 'BE',
    language: 'en',
    terms_accepted: true,
  }
  secrets.push('Kimberley', 'Peeters', 'kim@')
  const register = () => shop.call('POST', authPaths.register, registration)
  expect((await register()).status).toBe(201)
  const [kim] = await shop.db.select().from(users).where(eq(users.email, registration.email))
  const token = await tokenFor(kim!.id, 'activate')
  await shop.call('POST', authPaths.activate, { token })
  await shop.call('POST', authPaths.activate, { token })
  await register()
  expect(logged()).toEqual([
    ['registered', kim!.id],
    ['activated', kim!.id],
    ['signed-in', kim!.id],
    ['link-refused', null],
    ['registered-known-address', kim!.id],
  ])
})

test('a change of password or address and ended sessions are logged', { tags: 'security-log' }, async () => {
  const anna = await newcomer()
  const here = await enter(anna.email)
  await here.put(accountPaths.password, {
    present_password: 'wrong-Verbena-0',
    password: password2,
    confirm_password: password2,
  })
  const change = { present_password: password, password: password2, confirm_password: password2 }
  const changed = withTokens((await here.put(accountPaths.password, change)).body)
  await login(anna.email, password2)
  await changed.delete(accountPaths.sessions)
  await login(anna.email, password2)
  const { data } = (await changed.get(accountPaths.sessions)).body
  const other = data.find(({ is_current }: { is_current: boolean }) => !is_current)
  await changed.delete(accountPaths.session(other.id))
  await changed.post(accountPaths.email, { email: 'anna@new.example', password: password2 })
  const token = await tokenFor(anna.id, 'change-email', 'anna@new.example')
  await shop.call('POST', authPaths.confirmEmail, { token })
  const passwords = { password: password3, confirm_password: password3 }
  await shop.call('POST', authPaths.resetPassword(await tokenFor(anna.id, 'reset-password')), passwords)
  expect(logged()).toEqual([
    ['signed-in', anna.id],
    ['password-refused', anna.id],
    ['password-changed', anna.id],
    ['signed-in', anna.id],
    ['signed-in', anna.id],
    ['other-sessions-ended', anna.id],
    ['signed-in', anna.id],
    ['session-ended', anna.id],
    ['email-change-asked', anna.id],
    ['email-changed', anna.id],
    ['password-reset', anna.id],
    ['signed-in', anna.id],
  ])
})

test('everything about the second factor is logged', { tags: 'security-log' }, async () => {
  const anna = await newcomer()
  const here = await enter(anna.email)
  const { secret } = (await here.post(accountPaths.secondFactor, { password })).body
  await here.put(accountPaths.secondFactor, { otp: '000 000' })
  const otp = TOTP.generate({ secret: Secret.fromBase32(secret) })
  const { recovery_codes: codes } = (await here.put(accountPaths.secondFactor, { otp })).body
  secrets.push(secret, ...codes)
  await login(anna.email, password, 'zzzz-zzzz')
  await login(anna.email, password, codes[0])
  await here.post(accountPaths.recoveryCodes, { password, otp: codes[1] }).then(({ body }) => {
    codes.splice(0, codes.length, ...body.recovery_codes)
  })
  await here.delete(accountPaths.secondFactor, { password, otp: codes[0] })
  expect(logged()).toEqual([
    ['signed-in', anna.id],
    ['second-factor-refused', anna.id],
    ['second-factor-enabled', anna.id],
    ['second-factor-refused', anna.id],
    ['recovery-code-used', anna.id],
    ['signed-in', anna.id],
    ['recovery-code-used', anna.id],
    ['recovery-codes-renewed', anna.id],
    ['recovery-code-used', anna.id],
    ['second-factor-disabled', anna.id],
  ])
})

test('a replayed refresh token is logged once; two tabs are not', { tags: 'security-log' }, async () => {
  const anna = await newcomer()
  const { tokens } = await enter(anna.email)
  const refresh = async (token: string) =>
    (await shop.call('POST', authPaths.refresh, undefined, bearer(token))).body
  const second = withTokens(await refresh(tokens.refresh_token)).tokens
  withTokens(await refresh(tokens.refresh_token))
  withTokens(await refresh(second.refresh_token))
  for (let n = 0; n < 3; n++) await refresh(tokens.refresh_token)
  expect(logged()).toEqual([
    ['signed-in', anna.id],
    ['refresh-token-replayed', anna.id],
  ])
})

test('a refused multipass is logged', async () => {
  const admin = await newcomer({ userTypeId: 1 })
  const tokenOf = (email: string) =>
    encodeMultipass(multipassSecret, { email, created_at: new Date().toISOString() })
  for (const multipass of [tokenOf(admin.email), 'nonsense-of-a-stranger']) {
    secrets.push(multipass)
    await shop.call('POST', authPaths.multipass, { multipass })
  }
  expect(logged()).toEqual([
    ['multipass-refused', admin.id],
    ['multipass-refused', null],
  ])
})

test('a refused access to the admin area is logged', async () => {
  const anna = await newcomer()
  const admin = await newcomer({ userTypeId: 1 })
  await (await enter(anna.email)).get(adminPaths.users)
  await (await enter(admin.email)).get(adminPaths.user(anna.id))
  await shop.call('GET', adminPaths.users)
  expect(logged()).toEqual([
    ['signed-in', anna.id],
    ['role-refused', anna.id],
    ['signed-in', admin.id],
    ['second-factor-missing', admin.id],
  ])
})

test('a change of where commission is paid to is logged', async () => {
  const ilse = await newcomer({ userTypeId: 2 })
  const here = await enter(ilse.email)
  await here.put(payoutPaths.method, { payout_method: 'paypal', email: 'ilse@practice.example', password })
  secrets.push('ilse@practice.example')
  expect(logged()).toEqual([
    ['signed-in', ilse.id],
    ['payout-method-changed', ilse.id],
  ])
})

test('an export of one’s own data and an erased account are logged', async () => {
  const anna = await newcomer()
  const here = await enter(anna.email)
  await here.get(accountPaths.ownData)
  await here.delete(accountPaths.user, { password })
  expect(logged()).toEqual([
    ['signed-in', anna.id],
    ['own-data-exported', anna.id],
    ['account-erased', anna.id],
  ])
})

test.each(securityEvents)('%s is covered by the tests above', (event) => {
  expect(readFileSync(import.meta.filename, 'utf8')).toContain(`['${event}', `)
})

test('repeated refusals for somebody’s role are logged once a minute, and others nevertheless', () => {
  const told: Logged[] = []
  const clock = { ms: 0 }
  const hear = logRefusals(
    (event, userId) => void told.push([event, userId]),
    () => clock.ms,
  )
  const refuse = (id: number) => {
    const identity = { actor: { id } }
    hear(new Refusal('forbidden'), { identity } as unknown as FastifyRequest)
  }
  for (let times = 0; times < 100; times++) refuse(7)
  refuse(8)
  expect(told).toEqual([
    ['role-refused', 7],
    ['role-refused', 8],
  ])
  clock.ms = 60_000
  refuse(7)
  expect(told).toHaveLength(3)
})

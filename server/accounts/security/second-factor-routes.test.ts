import { and, eq, isNotNull } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { recoveryCodes, sessions, users } from '#server/accounts/tables.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

/** The authenticator's code `steps` half-minutes from now. */
const digits = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
const path = accountPaths.secondFactor
const next = { password: 'Windmolen-7', confirm_password: 'Windmolen-7' }
type Person = Awaited<ReturnType<Accounts['person']>>
type Device = Awaited<ReturnType<Accounts['device']>>
const start = async (here: Device) => (await here.post(path, { password })).body

async function withSecondFactor() {
  const user = await shop.person()
  const here = await shop.device(user)
  const { secret } = await start(here)
  const { body } = await here.put(path, { otp: digits(secret) })
  // It is accepted already, and for longer than the one before the present one.
  return { user, here, secret, nextCode: () => digits(secret, 1), codes: body.recovery_codes as string[] }
}
/** The secrets that wait for their first code. */
const setups = (userId: number) =>
  shop.db
    .select({ secret: sessions.totpSetupSecret })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.totpSetupSecret)))
const resetPassword = async (userId: number) => {
  const link = { userId, purpose: 'reset-password', now: new Date() } as const
  return shop.call('POST', authPaths.resetPassword(await mintOneTimeToken(shop.db, link)), next)
}
const login = (email: string, otp?: string) => shop.call('POST', authPaths.login, { email, password, otp })

describe('switching on the second factor', () => {
  test('takes effect once a code of the authenticator is confirmed', async () => {
    const user = await shop.person()
    const here = await shop.device(user)
    const { secret, otpauth_url: url } = await start(here)
    expect(new URL(url).searchParams.get('secret')).toBe(secret)
    expect((await login(user.email)).status).toBe(200)
    expect((await here.put(path, { otp: '000 000' })).body.code).toBe('otp-invalid')
    expect((await here.get(path)).body).toEqual({ enabled: false, recovery_codes_left: 0 })

    const { status, body } = await here.put(path, { otp: digits(secret) })
    expect(status).toBe(200)
    expect(new Set(body.recovery_codes).size).toBe(10)
    for (const code of body.recovery_codes) expect(code).toMatch(/^[a-z][a-z2-9]{3}-[a-z2-9]{4}$/)
    expect((await here.get(path)).body).toEqual({ enabled: true, recovery_codes_left: 10 })
    expect((await login(user.email)).body.code).toBe('otp-required')
    expect(await shop.emails(user.id)).toMatchObject([{ template: 'second-factor-changed' }])
  })

  test('shows the same secret in a second tab, so that the first can still finish', async () => {
    const here = await shop.device(await shop.person())
    const first = await start(here)
    expect(await start(here)).toEqual(first)
    expect((await here.put(path, { otp: digits(first.secret) })).status).toBe(200)
  })

  test('requires the password, so that somebody else on the device cannot lock the owner out', {
    tags: 'second-factor-password',
  }, async () => {
    const user = await shop.person()
    const here = await shop.device(user)
    expect((await here.post(path, {})).status).toBe(400)
    expect((await here.post(path, { password: 'not it' })).body.code).toBe('wrong-password')
    expect(await setups(user.id)).toEqual([])
  })

  test('is not possible without a password: a user of another shop first sets one by email', async () => {
    const user = await shop.person()
    const here = await shop.device(user)
    await shop.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
    expect((await here.post(path, { password })).body.code).toBe('wrong-password')
    const later = shop.withTokens((await resetPassword(user.id)).body)
    expect((await later.post(path, { password: next.password })).status).toBe(200)
  })

  test('is finished on the device on which it began, and each device has its own secret', {
    tags: 'second-factor-password',
  }, async () => {
    const user = await shop.person()
    const [here, elsewhere] = [await shop.device(user), await shop.device(user)]
    const { secret } = await start(here)
    expect((await elsewhere.put(path, { otp: digits(secret) })).body.code).toBe('second-factor-not-started')
    expect((await start(elsewhere)).secret).not.toBe(secret)
    expect((await here.put(path, { otp: digits(secret) })).status).toBe(200)
    expect(await setups(user.id)).toEqual([])
  })

  test('has to be finished within fifteen minutes; then it begins with another secret', {
    tags: 'second-factor-password',
  }, async () => {
    const user = await shop.person()
    const here = await shop.device(user)
    const { secret } = await start(here)
    const longAgo = new Date(Date.now() - 15 * 60_000)
    await shop.db.update(sessions).set({ totpSetupAt: longAgo }).where(eq(sessions.userId, user.id))
    const late = await here.put(path, { otp: digits(secret) })
    expect([late.status, late.body.code]).toEqual([409, 'second-factor-not-started'])
    expect((await start(here)).secret).not.toBe(secret)
  })

  test.each<[string, (here: Device, user: Person) => Promise<{ status: number }>]>([
    [
      'changes the password',
      (here) => here.put(accountPaths.password, { present_password: password, ...next }),
    ],
    ['resets the password', (_, { id }) => resetPassword(id)],
    [
      'logs out all other devices',
      async (_, user) => (await shop.device(user)).delete(accountPaths.sessions),
    ],
    ['logs that device out', (here) => here.post(accountPaths.logout)],
  ])('is dropped when the user %s', { tags: 'second-factor-password' }, async (_, end) => {
    const user = await shop.person()
    const here = await shop.device(user)
    await start(here)
    expect(await setups(user.id)).toHaveLength(1)
    expect((await end(here, user)).status).toBeLessThan(300)
    expect(await setups(user.id)).toEqual([])
  })

  test('stores neither the secret nor the codes in readable form', {
    tags: 'second-factor-sealed',
  }, async () => {
    const { user, secret, codes } = await withSecondFactor()
    const other = await shop.person()
    const started = await start(await shop.device(other))
    const kept = JSON.stringify([
      await shop.db.select().from(users).where(eq(users.id, user.id)),
      await shop.db.select().from(sessions).where(eq(sessions.userId, other.id)),
      await shop.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    ])
    for (const hidden of [secret, started.secret, ...codes]) expect(kept).not.toContain(hidden)
  })

  test('is only possible once, since another secret would lock the owner out', async () => {
    const { here, nextCode } = await withSecondFactor()
    expect((await here.post(path, { password })).status).toBe(409)
    expect((await here.put(path, { otp: nextCode() })).status).toBe(409)
  })

  test('has to be started first', async () => {
    const here = await shop.device(await shop.person())
    const { status, body } = await here.put(path, { otp: '123456' })
    expect([status, body.code]).toEqual([409, 'second-factor-not-started'])
  })
})

describe('with a second factor', () => {
  test('a used code does not work again', async () => {
    const { user, nextCode } = await withSecondFactor()
    const otp = nextCode()
    expect((await login(user.email, otp)).status).toBe(200)
    expect((await login(user.email, otp)).body.code).toBe('otp-invalid')
  })

  test('each recovery code works once, however it is typed', { tags: 'second-factor-sealed' }, async () => {
    const { user, here, codes } = await withSecondFactor()
    expect((await login(user.email, codes[0]!.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await login(user.email, codes[0])).body.code).toBe('otp-invalid')
    expect((await here.get(path)).body.recovery_codes_left).toBe(9)
  })

  test('new recovery codes replace the old ones', async () => {
    const { user, here, nextCode, codes } = await withSecondFactor()
    expect((await here.post(accountPaths.recoveryCodes, { password })).body.code).toBe('otp-required')
    const { body } = await here.post(accountPaths.recoveryCodes, { password, otp: nextCode() })
    expect((await login(user.email, codes[0])).body.code).toBe('otp-invalid')
    expect((await login(user.email, body.recovery_codes[0])).status).toBe(200)
  })

  test('switching it off requires the password and a code', async () => {
    const { user, here, nextCode } = await withSecondFactor()
    expect((await here.delete(path, { password: 'not it', otp: nextCode() })).body.code).toBe(
      'wrong-password',
    )
    expect((await here.delete(path, { password })).body.code).toBe('otp-required')
    expect((await here.delete(path, { password, otp: '000000' })).body.code).toBe('otp-invalid')
    expect((await here.delete(path, { password, otp: nextCode() })).status).toBe(200)
    expect((await login(user.email)).status).toBe(200)
    expect(await shop.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))).toEqual([])
    expect((await here.delete(path, { password })).status).toBe(409)
    expect((await here.post(accountPaths.recoveryCodes, { password })).status).toBe(409)
  })
})

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('%s requires signing in', async (method) => {
  expect((await shop.call(method, path, method === 'GET' ? undefined : {})).status).toBe(401)
})

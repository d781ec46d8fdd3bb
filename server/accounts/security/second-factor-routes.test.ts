import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { recoveryCodes, users } from '#server/accounts/tables.ts'
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

async function withSecondFactor() {
  const user = await shop.person()
  const here = await shop.device(user)
  const { secret } = (await here.post(path)).body
  // The code before the present one, which stays unused.
  const { body } = await here.put(path, { otp: digits(secret, -1) })
  return { user, here, secret, codes: body.recovery_codes as string[] }
}
const login = (email: string, otp?: string) => shop.call('POST', authPaths.login, { email, password, otp })

describe('switching on the second factor', () => {
  test('takes effect once a code of the authenticator is confirmed', async () => {
    const user = await shop.person()
    const here = await shop.device(user)
    const { secret, otpauth_url: url } = (await here.post(path)).body
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
    const first = (await here.post(path)).body
    expect((await here.post(path)).body).toEqual(first)
    expect((await here.put(path, { otp: digits(first.secret) })).status).toBe(200)
  })

  test('stores neither the secret nor the codes in readable form', {
    tags: 'second-factor-sealed',
  }, async () => {
    const { user, secret, codes } = await withSecondFactor()
    const kept = JSON.stringify([
      await shop.db.select().from(users).where(eq(users.id, user.id)),
      await shop.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    ])
    for (const hidden of [secret, ...codes]) expect(kept).not.toContain(hidden)
  })

  test('is only possible once, since another secret would lock the owner out', async () => {
    const { here, secret } = await withSecondFactor()
    expect((await here.post(path)).status).toBe(409)
    expect((await here.put(path, { otp: digits(secret) })).status).toBe(409)
  })

  test('has to be started first', async () => {
    const here = await shop.device(await shop.person())
    expect((await here.put(path, { otp: '123456' })).status).toBe(409)
  })
})

describe('with a second factor', () => {
  test('a used code does not work again', async () => {
    const { user, secret } = await withSecondFactor()
    const otp = digits(secret)
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
    const { user, here, secret, codes } = await withSecondFactor()
    expect((await here.post(accountPaths.recoveryCodes, { password })).body.code).toBe('otp-required')
    const { body } = await here.post(accountPaths.recoveryCodes, { password, otp: digits(secret) })
    expect((await login(user.email, codes[0])).body.code).toBe('otp-invalid')
    expect((await login(user.email, body.recovery_codes[0])).status).toBe(200)
  })

  test('switching it off requires the password and a code', async () => {
    const { user, here, secret } = await withSecondFactor()
    expect((await here.delete(path, { password: 'not it', otp: digits(secret) })).body.code).toBe(
      'wrong-password',
    )
    expect((await here.delete(path, { password })).body.code).toBe('otp-required')
    expect((await here.delete(path, { password, otp: '000000' })).body.code).toBe('otp-invalid')
    expect((await here.delete(path, { password, otp: digits(secret) })).status).toBe(200)
    expect((await login(user.email)).status).toBe(200)
    expect(await shop.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))).toEqual([])
    expect((await here.delete(path, { password })).status).toBe(409)
    expect((await here.post(accountPaths.recoveryCodes, { password })).status).toBe(409)
  })
})

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('%s requires signing in', async (method) => {
  expect((await shop.call(method, path, method === 'GET' ? undefined : {})).status).toBe(401)
})

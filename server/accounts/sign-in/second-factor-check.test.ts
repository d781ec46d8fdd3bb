import { and, eq, isNull } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { newTotpSecret } from '#server/platform/totp.ts'
import { openApi, sealing } from '../../../tests/support/shop-api.ts'
import { insertPerson, password } from '../fixtures.ts'
import { recoveryCodes, sessions, users } from '../tables.ts'
import { hashRecoveryCode } from './second-factor-check.ts'

const secret = newTotpSecret()
const code = (stepsAway = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAway * 30_000 })

let shop: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  shop = await openApi(async () => {})
})
afterAll(() => shop.close())

let people = 0
let userId: number
let email: string
/** A person with an authenticator and one recovery code, at their own IP address. */
beforeEach(async () => {
  const user = await insertPerson(shop.db, `Careful${++people}`, {
    totpSecret: sealing.seal(secret),
    totpEnabledAt: new Date(),
  })
  userId = user.id
  email = user.email!
  await shop.db.insert(recoveryCodes).values({ userId, codeHash: hashRecoveryCode('K7QF-9XMP-2TRD') })
})

const login = (body: { password?: string; otp?: string }) =>
  shop.app.inject({
    method: 'POST',
    url: `/api${authPaths.login}`,
    remoteAddress: `10.6.0.${people}`,
    body: { email, password, ...body },
  })
const problemOf = async (body: { password?: string; otp?: string }) => (await login(body)).json().code

describe('an account with a second factor', () => {
  test('is asked for it after the correct password, and not before', async () => {
    expect(await problemOf({})).toBe('otp-required')
    expect(await problemOf({ password: 'Wrong-guess-1' })).toBe('invalid-credentials')
    expect(await problemOf({ password: 'Wrong-guess-1', otp: code() })).toBe('invalid-credentials')
    expect(await shop.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([])
  })

  test('accepts the present digits, with or without a space', async () => {
    expect((await login({ otp: ` ${code().replace(/^.../, '$& ')} ` })).statusCode).toBe(200)
  })

  test('refuses digits of last year, and other digits', async () => {
    expect(await problemOf({ otp: code(-1_000_000) })).toBe('otp-invalid')
    expect(await problemOf({ otp: code() === '000000' ? '000001' : '000000' })).toBe('otp-invalid')
  })

  test('accepts digits once, even if several requests come at once', {
    tags: 'second-factor-everywhere',
  }, async () => {
    const otp = code()
    const answers = await Promise.all(Array.from({ length: 5 }, () => login({ otp })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400, 400])
    const [user] = await shop.db.select().from(users).where(eq(users.id, userId))
    expect(user?.totpLastStep).toBeGreaterThan(0)
  })

  test('refuses digits older than those it accepted', async () => {
    expect((await login({ otp: code() })).statusCode).toBe(200)
    expect(await problemOf({ otp: code(-1) })).toBe('otp-invalid')
  })

  test('accepts a recovery code once, however it is typed', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => login({ otp: 'k7qf 9xmp2trd' })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400])
    const left = await shop.db
      .select()
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    expect(left).toEqual([])
  })

  test('refuses a recovery code of somebody else', async () => {
    const other = await insertPerson(shop.db, `Other${people}`)
    const codeHash = hashRecoveryCode('ZZZZ-ZZZZ-ZZZZ')
    await shop.db.insert(recoveryCodes).values({ userId: other.id, codeHash })
    expect(await problemOf({ otp: 'ZZZZ-ZZZZ-ZZZZ' })).toBe('otp-invalid')
  })
})

import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { encodeMultipass } from '#server/platform/multipass.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'

const secret = 'what both shops know'
let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts({ MULTIPASS_SECRET: secret, REGION: 'uk' })
})
afterAll(() => shop.close())

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const tokenFor = (email: string, more: object = {}) =>
  encodeMultipass(secret, { email, created_at: ago(5), ...more })
const enter = (multipass: string, otp?: string) =>
  shop.call(
    'POST',
    authPaths.multipass,
    { multipass, ...(otp && { otp }) },
    {
      headers: { 'accept-language': 'fr' },
    },
  )
const refused = async (multipass: string) => {
  const { status, body } = await enter(multipass)
  return status === 400 && body.code === 'multipass-unusable'
}

describe('multipass', () => {
  test('signs in a user with an account, once per token', {
    tags: ['product-multipass', 'call-multipass'],
  }, async () => {
    const user = await shop.person({ userTypeId: 2 })
    const token = tokenFor(user.email.toUpperCase())
    const { status, body } = await enter(token)
    expect(status).toBe(200)
    expect((await shop.withTokens(body).get(accountPaths.user)).body.id).toBe(user.id)
    expect(await refused(token)).toBe(true)
    // Base64 with and without padding is the same token.
    const padded = tokenFor(user.email, { pad: '12' })
    expect((await enter(padded)).status).toBe(200)
    expect(await refused(padded.replace(/=+$/, ''))).toBe(true)
  })

  test('lets one of ten simultaneous uses of a token succeed', { tags: 'multipass-once' }, async () => {
    const token = tokenFor('hasty@example.org')
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.db.select().from(users).where(eq(users.email, 'hasty@example.org'))).toHaveLength(1)
  })

  test('creates a client account for an unknown address', async () => {
    const { body } = await enter(tokenFor('Nicole@example.org', { first_name: 'Nicole', last_name: 'Roy' }))
    const me = await shop.withTokens(body).get(accountPaths.user)
    expect(me.body).toMatchObject({
      user_type_id: 4,
      email: 'Nicole@example.org',
      first_name: 'Nicole',
      last_name: 'Roy',
      language: 'fr',
      home_region: 'uk',
    })
  })

  test('accepts a token for fifteen minutes, and not one from the future', {
    tags: 'multipass-once',
  }, async () => {
    const user = await shop.person()
    const dated = (created_at: unknown) => tokenFor(user.email, { created_at })
    expect((await enter(dated(ago(14 * 60)))).status).toBe(200)
    expect((await enter(dated(ago(-30)))).status).toBe(200)
    expect(await refused(dated(ago(16 * 60)))).toBe(true)
    expect(await refused(dated(ago(-90)))).toBe(true)
    expect(await refused(dated('yesterday'))).toBe(true)
    expect(await refused(dated(undefined))).toBe(true)
    const inParis = new Date(Date.now() + 7_200_000).toISOString().replace('Z', '+02:00')
    expect((await enter(dated(inParis))).status).toBe(200)
  })

  test('is refused for admins, deactivated accounts and those waiting for activation', {
    tags: 'multipass-once',
  }, async () => {
    const admin = await shop.person({ userTypeId: 1 })
    const closed = await shop.person({ deactivatedAt: new Date() })
    const waiting = await shop.person({ activatedAt: null })
    for (const { email } of [admin, closed, waiting]) expect(await refused(tokenFor(email))).toBe(true)
  })

  test('refuses a token made with another secret', async () => {
    const { email } = await shop.person()
    expect(await refused(encodeMultipass('another secret', { email, created_at: ago(5) }))).toBe(true)
    expect(await refused('nonsense')).toBe(true)
    expect(await refused(tokenFor('no address'))).toBe(true)
  })

  test('asks for the second factor, and keeps the token valid meanwhile', {
    tags: 'second-factor-everywhere',
  }, async () => {
    const user = await shop.person()
    const here = await shop.device(user)
    const { secret: key } = (await here.post(accountPaths.secondFactor, { password })).body
    const digits = (steps: number) =>
      TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + steps * 30_000 })
    await here.put(accountPaths.secondFactor, { otp: digits(0) })
    const token = tokenFor(user.email)
    expect((await enter(token)).body.code).toBe('otp-required')
    expect((await enter(token, '000000')).body.code).toBe('otp-invalid')
    expect((await enter(token, digits(1))).status).toBe(200)
  })
})

test('is disabled in a shop without a shared secret', async () => {
  const alone = await openAccounts()
  const { body } = await alone.call('POST', authPaths.multipass, {
    multipass: encodeMultipass('', { email: 'nicole@example.org', created_at: ago(5) }),
  })
  expect(body.code).toBe('multipass-unusable')
  await alone.close()
})

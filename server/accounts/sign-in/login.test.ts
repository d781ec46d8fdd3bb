import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { openApi } from '../../../tests/support/shop-api.ts'
import { insertPerson, password } from '../fixtures.ts'
import { sessions } from '../tables.ts'

const hashing = vi.hoisted(() => ({ verify: vi.fn() }))
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  hashing.verify.mockImplementation(argon2.verify)
  return { ...argon2, verify: hashing.verify }
})

let shop: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  shop = await openApi(async ({ db }) => {
    await insertPerson(db, 'Mila')
    await insertPerson(db, 'Waiting', { activatedAt: null })
    await insertPerson(db, 'Barred', { deactivatedAt: new Date() })
    await insertPerson(db, 'Erased', { erasedAt: new Date() })
    await insertPerson(db, 'Passwordless', { passwordHash: null })
  })
})
afterAll(() => shop.close())

let visitors = 0
/** Every person has their own IP address. */
beforeEach(() => void visitors++)

const login = (email: string, given = password) =>
  shop.app.inject({
    method: 'POST',
    url: `/api${authPaths.login}`,
    remoteAddress: `10.1.0.${visitors}`,
    body: { email, password: given },
  })

describe('signing in with address and password', () => {
  test('returns a pair of tokens, however the address is spelled', {
    tags: ['token-fields', 'call-login'],
  }, async () => {
    const answer = await login(' MILA@example.org ')
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json())).toEqual(['access_token', 'refresh_token'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('adds the sign-in to the user’s list', async () => {
    const rows = await shop.sql`SELECT browser, kind, country FROM sessions`
    expect(rows).toEqual([{ browser: null, kind: 'laptop', country: null }])
  })

  test.each(['İpek@example.org', 'ΝΙΚΟΣ@example.org', 'ẞieglinde@example.org'])(
    'works for %s, whose letters languages and databases lower-case differently',
    async (email) => {
      await insertPerson(shop.db, 'Polyglot', { email })
      expect((await login(email)).statusCode).toBe(200)
    },
  )
})

test('a sign-in from a new country queues an email to its owner', async () => {
  const traveller = await insertPerson(shop.db, 'Traveller')
  const past = new Date('2026-01-01T00:00:00Z')
  await shop.db.insert(sessions).values({
    userId: traveller.id,
    rotatedAt: past,
    createdAt: past,
    lastSeenAt: past,
    expiresAt: past,
    kind: 'laptop',
    country: 'FR',
  })
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api${authPaths.login}`,
    remoteAddress: '127.0.0.1',
    body: { email: traveller.email, password },
  })
  expect(answer.statusCode).toBe(200)
  const [, session] = await shop.db.select().from(sessions).where(eq(sessions.userId, traveller.id))
  const jobs = await shop.sql`SELECT data FROM pgboss.job WHERE name = 'mail'`
  expect(jobs).toContainEqual({
    data: { template: 'new-sign-in', user_id: traveller.id, session_id: session!.id },
  })
})

describe('a refused sign-in', () => {
  const cases: [who: string, email: string, given?: string][] = [
    ['a wrong password', 'mila@example.org', 'Verbena-wrong-1'],
    ['an address nobody has', 'nobody@example.org'],
    ['something that is no address', 'nobody'],
    ['an account that is not activated', 'waiting@example.org'],
    ['an account that is deactivated', 'barred@example.org'],
    ['an account that is erased', 'erased@example.org'],
    ['an account without a password', 'passwordless@example.org'],
  ]
  const told = async (email: string, given?: string) => {
    hashing.verify.mockClear()
    const { statusCode, body, headers } = await login(email, given)
    const { date, ...others } = headers
    return { statusCode, body, headers: others, hashed: hashing.verify.mock.calls.length }
  }

  test.each(cases)(
    'for %s gives the same answer after the same work',
    { tags: 'sign-in-silent' },
    async (_, email, given) => {
      const known = await told('mila@example.org', 'Verbena-wrong-2')
      expect(known).toMatchObject({ statusCode: 400, hashed: 1 })
      expect(JSON.parse(known.body)).toMatchObject({ code: 'invalid-credentials' })
      expect(await told(email, given)).toEqual(known)
    },
  )

  test('hashes at the same cost for unknown addresses', { tags: 'sign-in-silent' }, async () => {
    hashing.verify.mockClear()
    await login('nobody@example.org')
    await login('mila@example.org', 'Verbena-wrong-3')
    const costs = hashing.verify.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'))
    expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1'])
  })

  test('logs neither address nor password', { tags: 'log-clean' }, () => {
    expect(shop.logged.join('')).not.toMatch(/example\.org|Verbena-/)
  })
})

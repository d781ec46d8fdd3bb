import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { openRedisServer } from '../../tests/support/redis-server.ts'
import { openApi, openNode } from '../../tests/support/shop-api.ts'
import { insertPerson, password } from './fixtures.ts'
import { accountLimits } from './limits.ts'

const proxy = '10.0.0.1'
let shop: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  const fill = async ({ db }: Pick<typeof shop, 'db'>) => {
    for (const name of ['Mila', 'Omar', 'Lea']) await insertPerson(db, name)
  }
  shop = await openApi(fill, { TRUSTED_PROXIES: proxy })
})
afterAll(() => shop.close())

const login = (name: string, given: string, remoteAddress: string, headers = {}, { app } = shop) =>
  app.inject({
    method: 'POST',
    url: `/api${authPaths.login}`,
    remoteAddress,
    headers,
    body: { email: `${name}@example.org`, password: given },
  })
const refresh = (token: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api${authPaths.refresh}`,
    headers: { authorization: `Bearer ${token}` },
  })

describe('a user who keeps guessing passwords', () => {
  test('is asked to wait, on any network and for any account, while others can sign in', {
    tags: 'guessing-slow',
  }, async () => {
    const { max } = accountLimits.loginByAccount
    for (const name of ['mila', 'nobody']) {
      for (let n = 0; n < max; n++) {
        expect((await login(name, 'Wrong-guess-1', `10.3.${n}.1`)).statusCode).toBe(400)
      }
      const refused = await login(name, password, '10.3.99.1', { 'accept-language': 'en' })
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toEqual({
        message: 'Too many attempts. Wait a moment and try again.',
        code: 'too-many-requests',
      })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await login('omar', password, '10.3.0.1')).statusCode).toBe(200)
  })

  test('is asked to wait after too many accounts from one network, even with a forged header', {
    tags: 'guessing-slow',
  }, async () => {
    const { max } = accountLimits.loginByCaller
    for (let n = 0; n < max; n++) {
      const pretending = { 'x-forwarded-for': `192.0.2.${n}` }
      expect((await login(`guess${n}`, 'Wrong-guess-1', '10.4.0.1', pretending)).statusCode).toBe(400)
    }
    expect((await login('lea', password, '10.4.0.1')).statusCode).toBe(429)
    expect((await login('lea', password, proxy, { 'x-forwarded-for': '10.4.0.1' })).statusCode).toBe(429)
    expect((await login('lea', password, proxy, { 'x-forwarded-for': '10.4.0.2' })).statusCode).toBe(200)
  })
})

test('wrong guesses at one process count in all that share a Redis, which does not learn whose they are', {
  tags: ['guessing-slow', 'limits-shared'],
}, async () => {
  const redis = await openRedisServer()
  const environment = { REDIS_URL: redis.url }
  const nodes = [await openNode(shop, environment), await openNode(shop, environment)]
  const at = (n: number) => ({ ...shop, ...nodes[n % nodes.length]! })
  const { max } = accountLimits.loginByAccount
  for (let n = 0; n < max; n++)
    expect((await login('mila', 'Wrong-guess-1', `10.6.${n}.1`, {}, at(n))).statusCode).toBe(400)
  for (const n of [0, 1]) expect((await login('mila', password, '10.6.99.1', {}, at(n))).statusCode).toBe(429)
  expect(JSON.stringify(redis.asked)).not.toMatch(/mila|10\.6\./)
  for (const node of nodes) await node.close()
  await redis.close()
})

test('a user who refreshes too often is asked to wait, and stays signed in', {
  tags: 'waiting-stays-signed-in',
}, async () => {
  let tokens = (await login('omar', password, '10.5.0.1')).json() as Tokens
  const other = (await login('omar', password, '10.5.0.1')).json() as Tokens
  for (let n = 0; n < accountLimits.refreshBySession.max; n++) {
    tokens = (await refresh(tokens.refresh_token)).json() as Tokens
  }
  const refused = await refresh(tokens.refresh_token)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await refresh(other.refresh_token)).statusCode).toBe(200)
  const user = await shop.app.inject({
    url: `/api${accountPaths.user}`,
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(user.statusCode).toBe(200)
})

test('public calls limit their body size, and the longest multipass token fits', async () => {
  const send = (path: string, body: object) =>
    shop.app.inject({ method: 'POST', url: `/api${path}`, remoteAddress: '10.9.9.9', body })
  const large = await send(authPaths.login, { email: 'mila@example.org', password: 'x'.repeat(11_000) })
  expect(large).toMatchObject({ statusCode: 413 })
  expect(large.json().code).toBe('body-too-large')
  expect((await send(authPaths.multipass, { multipass: 'x'.repeat(8000) })).statusCode).not.toBe(413)
})

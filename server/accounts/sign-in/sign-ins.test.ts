import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { openApi, openNode } from '../../../tests/support/shop-api.ts'
import { insertPerson, password } from '../fixtures.ts'
import { sessions, users } from '../tables.ts'

type Shop = Awaited<ReturnType<typeof openApi>>
type Node = Pick<Shop, 'app'>
let shop: Shop
let secondNode: Awaited<ReturnType<typeof openNode>>
beforeAll(async () => {
  shop = await openApi(async () => {})
  secondNode = await openNode(shop)
})
afterAll(async () => {
  await secondNode.close()
  await shop.close()
})

let people = 0
/** A new person, signed in from their own IP address. */
async function newcomer({ devices = 1 } = {}) {
  const name = `Person${++people}`
  const user = await insertPerson(shop.db, name)
  const signIn = async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api${authPaths.login}`,
      remoteAddress: `10.2.${people >> 8}.${people & 255}`,
      body: { email: user.email, password },
    })
    expect(answer.statusCode).toBe(200)
    return answer.json() as Tokens
  }
  const tokens = await Promise.all(Array.from({ length: devices }, signIn))
  return { user, tokens: tokens[0]!, otherDevice: tokens[1]! }
}

const post = (path: string, bearer?: string, { app }: Node = shop) =>
  app.inject({
    method: 'POST',
    url: `/api${path}`,
    ...(bearer !== undefined && { headers: { authorization: `Bearer ${bearer}` } }),
  })
const refresh = (token: string, node?: Node) => post(authPaths.refresh, token, node)
const statusOf = async (token: string, { app }: Node = shop) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: `/api${accountPaths.user}`, headers })).statusCode
}
/** How long until a node stops accepting a token, in ms of pauses: a busy machine does not count. */
async function untilRefused(token: string, node: Node) {
  let waitedMs = 0
  for (; (await statusOf(token, node)) !== 401 && waitedMs < 10_000; waitedMs += 100) await wait(100)
  return waitedMs
}

describe('two tabs that refresh at once', () => {
  test('both stay signed in, 200 times in a row, on either node', {
    tags: ['call-token-refresh', 'refresh-two-tabs'],
  }, async () => {
    const everybody = await Promise.all(Array.from({ length: 20 }, () => newcomer()))
    const race = async (tokens: Tokens, winner: number): Promise<Tokens> => {
      const tabs = await Promise.all([
        refresh(tokens.refresh_token),
        refresh(tokens.refresh_token, secondNode),
      ])
      expect(tabs.map((tab) => tab.statusCode)).toEqual([200, 200])
      const pairs = tabs.map((tab) => tab.json() as Tokens)
      for (const pair of pairs) expect(await statusOf(pair.access_token)).toBe(200)
      return pairs[winner]!
    }
    const last = await Promise.all(
      everybody.map(async ({ tokens }) => {
        let pair = tokens
        for (let n = 0; n < 10; n++) pair = await race(pair, n % 2)
        return pair
      }),
    )
    for (const [n, { user, tokens }] of everybody.entries()) {
      const [session] = await shop.db.select().from(sessions).where(eq(sessions.userId, user.id))
      expect(session).toMatchObject({ generation: 11, revokedAt: null })
      // Somebody else uses the very first token: the whole family ends.
      expect((await refresh(tokens.refresh_token)).statusCode).toBe(401)
      expect((await refresh(last[n]!.refresh_token)).statusCode).toBe(401)
      expect(await statusOf(last[n]!.access_token)).toBe(401)
    }
  })

  test('the previous token gets no pair after its ten seconds', async () => {
    const { user, tokens } = await newcomer()
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(200)
    await shop.db
      .update(sessions)
      .set({ rotatedAt: new Date(Date.now() - 10_500) })
      .where(eq(sessions.userId, user.id))
    const late = await refresh(tokens.refresh_token)
    expect(late.statusCode).toBe(401)
    expect(late.json()).toMatchObject({ code: 'unauthorized' })
  })
})

test('a session ends 180 days after signing in, even if it was always refreshed', {
  tags: 'session-limits',
}, async () => {
  const { user, tokens } = await newcomer()
  const age = (days: number) =>
    shop.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(sessions.userId, user.id))
  await age(179)
  const late = await refresh(tokens.refresh_token)
  expect(late.statusCode).toBe(200)
  const [kept] = await shop.db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(kept!.expiresAt.getTime() - kept!.createdAt.getTime()).toBe(180 * 86_400_000)
  await age(180)
  expect((await refresh((late.json() as Tokens).refresh_token)).statusCode).toBe(401)
})

describe('a replayed refresh token', () => {
  const emailsOf = async (userId: number) => {
    const jobs = await shop.sql<{ data: { template: string; user_id: number | null } }[]>`
      SELECT data FROM pgboss.job WHERE name = 'mail' AND data ->> 'template' = 'refresh-token-replayed'`
    return jobs.map(({ data }) => data).filter(({ user_id }) => user_id === userId)
  }
  const sessionOf = async (userId: number) =>
    (await shop.db.select().from(sessions).where(eq(sessions.userId, userId)))[0]!

  test('is reported to its owner once, however many requests come at once, on either node', {
    tags: 'refresh-replay-email',
  }, async () => {
    const { user, tokens } = await newcomer()
    const second = (await refresh(tokens.refresh_token)).json() as Tokens
    await refresh(second.refresh_token)
    const replays = [shop, secondNode, shop, secondNode].map((node) => refresh(tokens.refresh_token, node))
    for (const { statusCode } of await Promise.all(replays)) expect(statusCode).toBe(401)
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(401)
    const { id, revokedAt } = await sessionOf(user.id)
    expect(revokedAt).not.toBeNull()
    expect(await emailsOf(user.id)).toEqual([
      { template: 'refresh-token-replayed', user_id: user.id, session_id: id },
    ])
  })

  test('is not reported within the grace period of two tabs, or after signing out', {
    tags: 'refresh-replay-email',
  }, async () => {
    const { user, tokens } = await newcomer()
    const tabs = await Promise.all([refresh(tokens.refresh_token), refresh(tokens.refresh_token, secondNode)])
    expect(tabs.map((tab) => tab.statusCode)).toEqual([200, 200])
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(200)
    await post(accountPaths.logout, (tabs[0]!.json() as Tokens).access_token)
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(401)
    expect(await emailsOf(user.id)).toEqual([])
  })
})

describe('signing out', () => {
  test('ends only the session on this device, at once here and within five seconds elsewhere', {
    tags: ['call-logout', 'session-end-everywhere'],
  }, async () => {
    const { tokens, otherDevice } = await newcomer({ devices: 2 })
    expect(await statusOf(tokens.access_token, secondNode)).toBe(200)
    expect((await post(accountPaths.logout, tokens.access_token)).statusCode).toBe(204)
    expect(await statusOf(tokens.access_token)).toBe(401)
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(401)
    expect(await untilRefused(tokens.access_token, secondNode)).toBeLessThan(5000)
    expect(await statusOf(otherDevice.access_token)).toBe(200)
  })

  test('without a token, or after the session ended, is refused', async () => {
    const { tokens } = await newcomer()
    expect((await post(accountPaths.logout)).statusCode).toBe(401)
    expect((await post(accountPaths.logout, 'nonsense')).statusCode).toBe(422)
    await post(accountPaths.logout, tokens.access_token)
    expect((await post(accountPaths.logout, tokens.access_token)).statusCode).toBe(401)
  })
})

describe('a change by an admin on another node', () => {
  test('signs a deactivated user out within five seconds, and stops refreshing', {
    tags: 'session-end-everywhere',
  }, async () => {
    const { user, tokens } = await newcomer()
    expect(await statusOf(tokens.access_token, secondNode)).toBe(200)
    await shop.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, user.id))
    expect(await untilRefused(tokens.access_token, secondNode)).toBeLessThan(5000)
    expect((await refresh(tokens.refresh_token)).json()).toMatchObject({ code: 'unauthorized' })
  })
})

test('to somebody’s role takes effect within five seconds', { tags: 'session-end-everywhere' }, async () => {
  const { user, tokens } = await newcomer()
  const doorOf = async () => {
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const url = `/api${accountPaths.practitionerProfile}`
    return (await secondNode.app.inject({ url, headers })).json().code
  }
  expect(await doorOf()).toBe('forbidden')
  await shop.db.update(users).set({ userTypeId: 3 }).where(eq(users.id, user.id))
  await expect.poll(doorOf).toBe('not-found')
  await shop.db.update(users).set({ userTypeId: 4 }).where(eq(users.id, user.id))
  await expect.poll(doorOf).toBe('forbidden')
})

describe('a token of the wrong kind', () => {
  test('is refused: a refresh token for pages, an access token for refreshing', {
    tags: 'token-kinds',
  }, async () => {
    const { tokens } = await newcomer()
    expect(await statusOf(tokens.refresh_token)).toBe(422)
    const answer = await refresh(tokens.access_token)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'token-unusable' })
  })

  test('or no token at all is refused as Unauthorized', async () => {
    const answer = await post(authPaths.refresh)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ message: 'Unauthorized', code: 'unauthorized' })
  })
})

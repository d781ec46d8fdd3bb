import fastify, { type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Deps } from './context.ts'
import { authenticate, ctxOf, guardCalls } from './guards.ts'
import { Refusal } from './problems.ts'

const calls = [
  { method: 'GET', path: '/things/:id', auth: 'public' },
  { method: 'POST', path: '/things/:id', auth: 'any-practitioner' },
  { method: 'GET', path: '/own', auth: 'signed-in' },
  { method: 'GET', path: '/all', auth: 'admin' },
] as const

/** A shop whose tokens are user types; an admin has to be number 1 as well. */
function openShop() {
  const app = fastify()
  app.setErrorHandler((error, _, reply) =>
    reply.code(400).send(error instanceof Refusal ? error.code : 'other'),
  )
  app.register(
    async (api) => {
      authenticate(api, async (authorization = '') => {
        const [userTypeId, id] = authorization.split(' ').map(Number)
        return userTypeId && id
          ? { actor: { id, userTypeId: userTypeId as UserTypeId, sessionId: 1 } }
          : { problem: 'token-unusable' }
      })
      guardCalls(api, calls, {
        admin: async ({ id }) => {
          if (id !== 1) throw new Refusal('second-factor-needed')
        },
      })
      for (const { method, path } of calls) api.route({ method, url: path, handler: async () => 'in' })
    },
    { prefix: '/api' },
  )
  return app
}

describe('a guarded scope', () => {
  const app = openShop()
  beforeAll(() => app.ready())
  afterAll(() => app.close())
  const ask = async (method: 'GET' | 'HEAD' | 'POST', url: string, authorization?: string) =>
    (await app.inject({ method, url: `/api${url}`, headers: authorization ? { authorization } : {} })).body

  test('allows visitors in public calls, whatever token they send', async () => {
    expect(await ask('GET', '/things/3')).toBe('in')
    expect(await ask('GET', '/things/3', 'forged')).toBe('in')
  })

  test('requires signing in for all others', async () => {
    expect(await ask('GET', '/own')).toBe('unauthorized')
    expect(await ask('GET', '/own', 'forged')).toBe('token-unusable')
    expect(await ask('GET', '/own', '4 7')).toBe('in')
  })

  test('allows only the users declared for the method', async () => {
    expect(await ask('POST', '/things/3')).toBe('unauthorized')
    expect(await ask('POST', '/things/3', '4 7')).toBe('forbidden')
    expect(await ask('POST', '/things/3', '2 7')).toBe('in')
  })

  test('checks further requirements after the user type', async () => {
    expect(await ask('GET', '/all', '2 1')).toBe('forbidden')
    expect(await ask('GET', '/all', '1 7')).toBe('second-factor-needed')
    expect(await ask('GET', '/all', '1 1')).toBe('in')
  })

  test('requires the same for HEAD requests', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/own' })
    expect(answer.statusCode).toBe(400)
  })
})

test('a command gets its time from the shop’s clock', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const actor = { id: 7, userTypeId: 4, sessionId: 1 }
  const request = { identity: { actor } } as unknown as FastifyRequest
  const deps = { db: {}, jobs: {}, clock: () => now } as unknown as Pick<Deps, 'clock' | 'db' | 'jobs'>
  expect(ctxOf(request, deps)).toMatchObject({ actor, now })
})

test.each([
  ['GET', '/api/hidden'],
  ['DELETE', '/api/things/:id'],
] as const)(
  'an undeclared call keeps the shop from starting: %s %s',
  { tags: 'access-by-role' },
  async (method, url) => {
    const app = fastify()
    app.register(
      async (api) => {
        guardCalls(api, calls, {})
        api.route({ method, url: url.slice('/api'.length), handler: async () => 'in' })
      },
      { prefix: '/api' },
    )
    await expect(app.ready()).rejects.toThrow(`The contract does not say who may call ${method} ${url}`)
    await app.close()
  },
)

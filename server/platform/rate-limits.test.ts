import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Refusal, refuse } from './problems.ts'
import { type Limit, openRateLimits } from './rate-limits.ts'

const byAddress: Limit = { name: 'address', max: 3, windowSeconds: 60 }
const byName: Limit = {
  name: 'name',
  max: 2,
  windowSeconds: 60,
  by: (request) => String((request.query as { name?: string }).name),
}
const sameName: Limit = { name: 'same-name', max: 2, windowSeconds: 60 }
type Query = { name: string; right?: string }

let app: FastifyInstance
let hashed: number
beforeEach(async () => {
  app = fastify({ trustProxy: ['10.0.0.1'] })
  hashed = 0
  const limits = await openRateLimits(app)
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof Refusal)) throw error
    return reply
      .code(error.code === 'too-many-requests' ? 429 : 400)
      .send({ after: error.details.retryAfterSeconds })
  })
  app.get('/counted', async (request: FastifyRequest) => {
    await limits.check(request, byAddress)
    return 'well'
  })
  app.get('/counted-otherwise', (request: FastifyRequest) =>
    limits.check(request, { ...byAddress, max: 100 }),
  )
  app.get<{ Querystring: Query }>('/guessed', (request) =>
    limits.guess(request, [byAddress, byName], async () => {
      hashed++
      return request.query.right ? 'well' : refuse('invalid-credentials')
    }),
  )
  app.get<{ Querystring: Query }>('/repeated', (request) =>
    limits.guess(request, [byAddress], () => refuse('voucher-unknown'), {
      limit: sameName,
      of: `${request.ip} ${request.query.name}`,
    }),
  )
  app.get<{ Querystring: Query }>('/linked', (request) =>
    limits.findOrMiss(request, byAddress, async () => (request.query.right ? 'well' : undefined)),
  )
})
afterEach(() => app.close())

const ask = (path: string, remoteAddress: string, headers = {}) =>
  app.inject({ url: path, remoteAddress, headers })
const statuses = async (answers: ReturnType<typeof ask>[]) =>
  (await Promise.all(answers)).map((answer) => answer.statusCode)
const times = (n: number, path: string, address = '10.9.0.1') =>
  Array.from({ length: n }, () => ask(path, address))

describe('a limit by IP address', () => {
  test('refuses further requests with the seconds to wait, for this address only', async () => {
    expect(await statuses(times(4, '/counted'))).toEqual([200, 200, 200, 429])
    const refused = await ask('/counted', '10.9.0.1')
    expect(refused.json().after).toBeGreaterThan(0)
    expect(refused.json().after).toBeLessThanOrEqual(60)
    expect((await ask('/counted', '10.9.0.2')).statusCode).toBe(200)
  })

  test('counts the IPv6 addresses of one household as one', async () => {
    const household = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:aaaa::3', '2001:db8:1:2::4']
    const answers = await statuses(household.map((address) => ask('/counted', address)))
    expect(answers).toEqual([200, 200, 200, 429])
    expect((await ask('/counted', '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('accepts a forwarded address only from a configured proxy', {
    tags: 'forwarded-address',
  }, async () => {
    const pretending = (n: number) => ({ 'x-forwarded-for': `192.0.2.${n}` })
    const stranger = [1, 2, 3, 4].map((n) => ask('/counted', '10.9.0.1', pretending(n)))
    expect(await statuses(stranger)).toEqual([200, 200, 200, 429])
    const proxy = [1, 2, 3, 4].map((n) => ask('/counted', '10.0.0.1', pretending(n)))
    expect(await statuses(proxy)).toEqual([200, 200, 200, 200])
  })
})

test('links that lead nowhere are counted, while those that lead somewhere always open', async () => {
  expect(await statuses(times(5, '/linked?right=1'))).toEqual([200, 200, 200, 200, 200])
  expect((await statuses(times(5, '/linked'))).toSorted()).toEqual([400, 400, 400, 429, 429])
  expect(await statuses(times(1, '/linked?right=1'))).toEqual([200])
})

test('two limits with one name are a mistake, reported at the start', async () => {
  expect((await ask('/counted', '10.9.0.1')).statusCode).toBe(200)
  const other = await ask('/counted-otherwise', '10.9.0.1')
  expect(other.statusCode).toBe(500)
  expect(other.json().message).toBe('Two limits are called address')
})

describe('attempts', () => {
  test('with the same wrong guess count once for each caller, even if all come at once', async () => {
    expect(new Set(await statuses(times(20, '/repeated?name=mila')))).toEqual(new Set([400]))
    const others = ['omar', 'lena', 'ines'].map((name) => ask(`/repeated?name=${name}`, '10.9.0.1'))
    expect(await statuses(others)).toEqual([400, 400, 429])
    const neighbours = ['mila', 'omar', 'lena', 'ines'].map((name) =>
      ask(`/repeated?name=${name}`, '10.9.0.2'),
    )
    expect(await statuses(neighbours)).toEqual([400, 400, 400, 429])
  })

  test('are allowed while they are right, however many come at once', { tags: 'guessing-slow' }, async () => {
    const answers = await statuses(times(20, '/guessed?name=mila&right=1'))
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  test('are refused unread after a number of wrong ones, even if all come at once', async () => {
    expect((await statuses(times(20, '/guessed?name=mila'))).filter((status) => status === 400)).toHaveLength(
      2,
    )
    expect(hashed).toBe(2)
    expect((await ask('/guessed?name=mila&right=1', '10.9.0.1')).statusCode).toBe(429)
  })

  test('are counted per account from any IP address', async () => {
    const everywhere = [1, 2, 3, 4].map((n) => ask('/guessed?name=mila', `10.9.0.${n}`))
    expect((await statuses(everywhere)).filter((status) => status === 429)).toHaveLength(2)
    expect((await ask('/guessed?name=omar&right=1', '10.9.0.1')).statusCode).toBe(200)
  })

  test('are counted per IP address for any account', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(`/guessed?name=${name}`, '10.9.0.1'))
    expect((await statuses(names)).filter((status) => status === 429)).toHaveLength(2)
  })
})

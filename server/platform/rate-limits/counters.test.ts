import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { openRedisServer } from '../../../tests/support/redis-server.ts'
import { Refusal, refuse } from '../problems.ts'
import { type Limit, openRateLimits } from '../rate-limits.ts'
import { openRedis } from '../redis.ts'

const byAddress: Limit = { name: 'address', max: 4, windowSeconds: 60 }
const byName: Limit = {
  name: 'name',
  max: 3,
  windowSeconds: 60,
  by: (request) => String((request.query as { name?: string }).name),
}
/** What is tested is not how fast the machine is. */
const patient = { answerMs: 60_000, pauseMs: 0 }

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})

async function openServer(...options: Parameters<typeof openRedisServer>) {
  const server = await openRedisServer(...options)
  opened.push(server)
  return server
}

/** A process of the shop. */
async function openProcess(url: string, { salt = 'secret', waiting = patient } = {}) {
  const logged: string[] = []
  const reached: string[] = []
  const log = pino(
    { level: 'info', base: null, timestamp: false },
    { write: (line) => void logged.push(line) },
  )
  const app = fastify()
  const redis = await openRedis({ url, log, waiting })
  opened.push(app, redis)
  const onReached = (limit: string) => void reached.push(limit)
  const limits = await openRateLimits(app, { shared: { redis, salt }, onReached })
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof Refusal)) throw error
    const { retryAfterSeconds } = error.details
    return reply.code(error.code === 'too-many-requests' ? 429 : 400).send({ after: retryAfterSeconds })
  })
  app.get('/counted', async (request) => {
    await limits.check(request, byAddress)
    return 'well'
  })
  app.get('/known', (request) => limits.isCounted(request, byAddress))
  app.get('/guessed', (request) => limits.guess(request, [byName], async () => refuse('invalid-credentials')))
  return { app, logged, reached }
}

type Process = { app: FastifyInstance }
const ask = ({ app }: Process, url: string, remoteAddress = '10.9.0.1') => app.inject({ url, remoteAddress })
const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode

describe('processes that share a Redis', { tags: 'limits-shared' }, () => {
  test('count together, and refuse with the seconds to wait', async () => {
    const { url, counters } = await openServer()
    const [one, other] = [await openProcess(url), await openProcess(url)]
    for (const process of [one, other, one, other]) expect(await statusOf(process, '/counted')).toBe(200)
    for (const process of [one, other]) {
      const refused = await ask(process, '/counted')
      expect(refused.statusCode).toBe(429)
      expect(refused.json().after).toBeGreaterThan(0)
      expect(refused.json().after).toBeLessThanOrEqual(60)
    }
    expect(await statusOf(other, '/counted', '10.9.0.2')).toBe(200)
    expect([...one.logged, ...other.logged]).toEqual([])
    for (const { endsAt } of counters.values()) expect(endsAt - Date.now()).toBeLessThanOrEqual(60_000)
  })

  test('count wrong guesses together, and report a limit once', async () => {
    const { url } = await openServer()
    const [one, other] = [await openProcess(url), await openProcess(url)]
    for (const process of [one, other, one])
      expect(await statusOf(process, '/guessed?name=mila', '10.9.0.3')).toBe(400)
    expect(await statusOf(other, '/guessed?name=mila', '10.9.0.4')).toBe(429)
    expect(await statusOf(other, '/guessed?name=omar', '10.9.0.4')).toBe(400)
    expect([...one.reached, ...other.reached]).toEqual(['name'])
  })

  test('know whom another of them has counted', async () => {
    const { url } = await openServer()
    const [one, other] = [await openProcess(url), await openProcess(url)]
    expect((await ask(other, '/known')).json()).toBe(false)
    await ask(one, '/counted')
    expect((await ask(other, '/known')).json()).toBe(true)
    expect((await ask(other, '/known', '10.9.0.2')).json()).toBe(false)
  })

  test('do not tell Redis whom they count', async () => {
    const { url, asked } = await openServer()
    const [one, other] = [await openProcess(url), await openProcess(url, { salt: 'another secret' })]
    await ask(one, '/counted')
    await ask(one, '/guessed?name=mila')
    expect(asked.length).toBeGreaterThan(0)
    expect(JSON.stringify(asked)).not.toMatch(/10\.9\.0\.1|mila/)
    expect((await ask(other, '/known')).json()).toBe(false)
  })

  test('log in to it, and choose a database', async () => {
    const { url, asked } = await openServer({ password: 'only-for-mila' })
    const [one, other] = [await openProcess(`${url}/2`), await openProcess(`${url}/2`)]
    await ask(one, '/counted')
    expect((await ask(other, '/known')).json()).toBe(true)
    expect(asked).toContainEqual(['select', '2'])
  })
})

describe('while Redis', { tags: 'limits-shared' }, () => {
  const askUntilRefused = async (process: Process) => {
    const statuses: number[] = []
    while (statuses.at(-1) !== 429 && statuses.length < 10) statuses.push(await statusOf(process, '/counted'))
    return statuses
  }

  test('is not running, a process counts alone, and says so once, without addresses', async () => {
    const gone = await openRedisServer()
    await gone.close()
    const process = await openProcess(gone.url)
    expect(await askUntilRefused(process)).toEqual([200, 200, 200, 200, 429])
    expect(process.logged.map((line) => JSON.parse(line))).toEqual([
      {
        level: 40,
        reason: 'ECONNREFUSED',
        msg: 'Redis does not answer: each process counts its own limits meanwhile',
      },
    ])
  })

  test('has stopped, nobody starts anew, and counters are shared again once it is back', async () => {
    const server = await openRedisServer()
    const [one, other] = [await openProcess(server.url), await openProcess(server.url)]
    for (let n = 0; n < 3; n++) expect(await statusOf(one, '/counted')).toBe(200)
    await server.close()
    expect(await askUntilRefused(one)).toEqual([200, 429])
    expect(await askUntilRefused(other)).toEqual([200, 200, 200, 200, 429])
    const restarted = await openServer({ port: server.port })
    await expect
      .poll(async () => {
        for (const process of [one, other]) await ask(process, '/known', '10.9.0.9')
        return [one, other].map(({ logged }) => JSON.parse(logged.at(-1)!).msg)
      })
      .toEqual(Array(2).fill('Redis answers again: limits are shared'))
    expect(one.logged).toHaveLength(2)
    await ask(one, '/counted', '10.9.0.5')
    expect((await ask(other, '/known', '10.9.0.5')).json()).toBe(true)
    expect(restarted.counters.size).toBe(1)
  })

  test('is frozen, one request waits for it, and those after it do not', async () => {
    const server = await openServer()
    const process = await openProcess(server.url, { waiting: { answerMs: 2000, pauseMs: 600_000 } })
    server.freeze()
    expect(await statusOf(process, '/counted')).toBe(200)
    const counted = () => server.asked.filter(([name]) => name?.startsWith('eval')).length
    expect(counted()).toBe(1)
    expect(await askUntilRefused(process)).toEqual([200, 200, 200, 429])
    expect(counted()).toBe(1)
    expect(process.logged).toHaveLength(1)
    expect(JSON.parse(process.logged[0]!).reason).toBe('no answer')
  })

  test('refuses the password, a process counts alone, and the log does not contain it', async () => {
    const { url } = await openServer({ password: 'only-for-mila' })
    const process = await openProcess(url.replace('only-for-mila', 'guessed'))
    expect(await askUntilRefused(process)).toEqual([200, 200, 200, 200, 429])
    expect(process.logged).toHaveLength(1)
    expect(JSON.parse(process.logged[0]!).reason).toBe('WRONGPASS')
    expect(process.logged[0]).not.toMatch(/guessed|127\.0/)
  })
})

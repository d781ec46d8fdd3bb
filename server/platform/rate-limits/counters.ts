import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenedRedis } from '../redis.ts'

type Counting = { increment: boolean }
type Count = { max: number; remaining: number; isExceeded: boolean; ttlInSeconds: number }

/** The count of a key; with `increment`, this request is counted first. */
export type Counter = (request: FastifyRequest, key: string, counting: Counting) => Promise<Count>

const cacheSize = 50_000

/**
 * Creates counters in this process, and with Redis in all of them. This process also counts what is in Redis, so that
 * while Redis does not answer nobody starts anew.
 */
export async function openCounters(
  app: FastifyInstance,
  redis?: OpenedRedis,
): Promise<(limit: { max: number; windowSeconds: number }) => Counter> {
  /** The key of the counter being read. */
  const asked = new WeakMap<FastifyRequest, string>()
  const countHere = await limiterOf(app, {})
  const countShared = redis && (await limiterOf(app, { redis: redis.client, nameSpace: 'verbena-limit-' }))

  return ({ max, windowSeconds }) => {
    const keyGenerator = (request: FastifyRequest) => asked.get(request) ?? ''
    const options = { max, timeWindow: windowSeconds * 1000, cache: cacheSize, keyGenerator }
    const here = countHere(options)
    const shared = countShared?.(options)
    return async (request, key, counting) => {
      // Both read the key before anything else can run.
      asked.set(request, key)
      const [own, common] = await Promise.all([
        here(request, counting),
        shared && redis?.attempt(() => shared(request, counting)),
      ])
      const found = common ?? own
      if (found.isAllowed) throw new Error('Nobody is excepted from limits')
      return found
    }
  }
}

/** In a scope of its own, because a scope has only one place for its counters. */
async function limiterOf(
  app: FastifyInstance,
  place: Pick<RateLimitPluginOptions, 'redis' | 'nameSpace'>,
): Promise<FastifyInstance['createRateLimit']> {
  let create: FastifyInstance['createRateLimit'] | undefined
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...place })
    create = scope.createRateLimit
  })
  if (!create) throw new Error('Limits cannot be counted')
  return create
}

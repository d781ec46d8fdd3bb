import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import rateLimit, { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProblemCode } from '#domain/problems.ts'
import { type Lane, openLane } from './lane.ts'
import { Refusal } from './problems.ts'

/** How often somebody may try. */
export type Limit = {
  name: string
  max: number
  windowSeconds: number
  /** What is counted; without it, the caller's address. */
  by?: (request: FastifyRequest) => string
}
/** By the caller's address, wherever a protocol's link is asked for. Its token cannot be guessed; this is against trying. */
export const linkMissLimit: Limit = { name: 'link-miss', max: 60, windowSeconds: 300 }

/** All throw `too-many-requests` with Retry-After once a limit is reached. */
export type RateLimits = {
  /** Counts this request. */
  check(request: FastifyRequest, ...limits: Limit[]): Promise<void>
  /** Counts this request, and does such work for the same caller one after the other. */
  inTurn<T>(request: FastifyRequest, limit: Limit, work: () => Promise<T>): Promise<T>
  /** Lets one guess after the other be made, and counts wrong ones alone: who knows the answer is never kept out. */
  guess<T>(request: FastifyRequest, limits: readonly Limit[], work: () => Promise<T>): Promise<T>
}

const wrongGuesses: ReadonlySet<ProblemCode> = new Set([
  'invalid-credentials',
  'otp-invalid',
  'wrong-password',
  'link-unusable',
  'multipass-unusable',
  'voucher-unknown',
])
const remembered = 50_000
const longestLane = 100

/** Counted in this process; nothing of whom it counts can be read from its memory. */
export async function openRateLimits(app: FastifyInstance): Promise<RateLimits> {
  await app.register(rateLimit, { global: false })
  const salt = createSecretKey(randomBytes(32))
  const keyOf = ({ name, by }: Limit, request: FastifyRequest) => {
    const counted = by ? by(request) : normalizeIP(request.ip)
    return createHmac('sha256', salt).update(`${name} ${counted}`).digest('base64url')
  }
  const counters = new Map<string, { limit: Limit; count: ReturnType<typeof app.createRateLimit> }>()
  const counterOf = (limit: Limit) => {
    const { name, max, windowSeconds } = limit
    const known = counters.get(name)
    if (known && known.limit !== limit) throw new Error(`Two limits are called ${name}`)
    if (known) return known.count
    const options: RateLimitOptions = { max, timeWindow: windowSeconds * 1000, cache: remembered }
    const count = app.createRateLimit({ ...options, keyGenerator: (request) => keyOf(limit, request) })
    counters.set(name, { limit, count })
    return count
  }
  const lanes = new Map<string, Lane>()

  async function count(request: FastifyRequest, limits: readonly Limit[]): Promise<void> {
    for (const limit of limits) {
      const found = await counterOf(limit)(request)
      if (!found.isAllowed && found.isExceeded) tooOften(found.ttlInSeconds)
    }
  }

  async function look(request: FastifyRequest, limits: readonly Limit[]): Promise<void> {
    for (const limit of limits) {
      const found = await counterOf(limit)(request, { increment: false })
      if (!found.isAllowed && found.remaining === 0) tooOften(found.ttlInSeconds)
    }
  }

  /** All callers take lanes in the order of `limits`, so that none waits for another in a circle. */
  async function inLanes<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const [key, ...others] = keys
    if (key === undefined) return work()
    const lane = lanes.get(key) ?? openLane({ atOnce: 1, longest: longestLane })
    lanes.set(key, lane)
    try {
      return await lane.run(() => inLanes(others, work))
    } finally {
      if (lane.isEmpty()) lanes.delete(key)
    }
  }

  // The counters hand out a number that others raise while it is on its way, so each is asked by one request at a time.
  const inTurn = <T>(request: FastifyRequest, limits: readonly Limit[], work: () => Promise<T>) =>
    inLanes(
      limits.map((limit) => keyOf(limit, request)),
      work,
    )

  return {
    check: (request, ...limits) => inTurn(request, limits, () => count(request, limits)),
    inTurn: (request, limit, work) =>
      inTurn(request, [limit], async () => {
        await count(request, [limit])
        return work()
      }),
    guess: (request, limits, work) =>
      inTurn(request, limits, async () => {
        await look(request, limits)
        try {
          return await work()
        } catch (error) {
          if (error instanceof Refusal && wrongGuesses.has(error.code)) await count(request, limits)
          throw error
        }
      }),
  }
}

function tooOften(seconds: number): never {
  throw new Refusal('too-many-requests', undefined, Math.max(1, seconds))
}

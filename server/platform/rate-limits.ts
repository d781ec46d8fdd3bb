import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProblemCode } from '#domain/problems.ts'
import { idOfCaller, signedIn } from './guards.ts'
import { Refusal, refuse } from './problems.ts'
import { type Counter, openCounters } from './rate-limits/counters.ts'
import type { OpenedRedis } from './redis.ts'
import { openWorkQueue, type WorkQueue } from './work-queue.ts'

declare module './context.ts' {
  interface Deps {
    limits: RateLimits
  }
}

/** How often somebody may try. */
export type Limit = {
  name: string
  max: number
  windowSeconds: number
  /** What is counted; by default the caller's IP address. */
  by?: (request: FastifyRequest) => string
}
/** `of`: the counted value, if it is not known from the request alone. */
export type Counted = Limit | { limit: Limit; of: string }

/** By the caller's IP address, for links to protocols, baskets and saved carts. Stops attempts to guess their tokens. */
export const linkMissLimit: Limit = { name: 'link-miss', max: 60, windowSeconds: 300 }

/** Rendering takes a processor for a while; a user who requests many documents waits for their own. */
export const documentLimit = (name: string): Limit => ({
  name,
  max: 30,
  windowSeconds: 300,
  by: (request) => String(signedIn(request).id),
})

/** All except `allows` and `isCounted` throw `too-many-requests` with Retry-After once a limit is reached. */
export type RateLimits = {
  /** Counts this request. */
  check(request: FastifyRequest, ...limits: Counted[]): Promise<void>
  /** Counts this request, and returns whether it is within the limits. */
  allows(request: FastifyRequest, ...limits: Counted[]): Promise<boolean>
  /** Whether such a request was counted recently. */
  isCounted(request: FastifyRequest, limit: Counted): Promise<boolean>
  /** Counts this request, and runs such work for the same caller one after another, in this process. */
  inTurn<T>(request: FastifyRequest, limit: Limit, work: () => Promise<T>): Promise<T>
  /**
   * Runs attempts one after another, and counts only failed ones, so that anyone who knows the answer is never blocked.
   * Each further process may run one attempt more than the limit allows. `sameGuess`, with at least two allowed, stands
   * for what was guessed: a wrong guess that is repeated while it lasts is not counted again.
   */
  guess<T>(
    request: FastifyRequest,
    limits: readonly Counted[],
    work: () => Promise<T>,
    sameGuess?: Counted,
  ): Promise<T>
  /** Counts failed attempts at something too long to be guessed: a correct one succeeds however many failed before. */
  tryLink<T>(request: FastifyRequest, limit: Counted, work: () => Promise<T>): Promise<T>
  /** What a link leads to. If it leads to nothing, that is counted and refused as not found. */
  findOrMiss<T>(request: FastifyRequest, limit: Counted, find: () => Promise<T | undefined>): Promise<T>
}

const wrongGuesses: ReadonlySet<ProblemCode> = new Set([
  'invalid-credentials',
  'otp-invalid',
  'wrong-password',
  'link-unusable',
  'multipass-unusable',
  'voucher-unknown',
])
const longestQueue = 100

type LimitOptions = {
  /** Counts for all processes, which need the same salt. */
  shared?: { redis: OpenedRedis; salt: string } | undefined
  /** Called once for each limit that is used up. */
  onReached?: (limit: string, userId: number | null) => void
}

/** Callers are hashed with a secret salt, so they can be read neither from memory nor from Redis. */
export async function openRateLimits(
  app: FastifyInstance,
  { shared, onReached }: LimitOptions = {},
): Promise<RateLimits> {
  const openCounter = await openCounters(app, shared?.redis)
  const salt = createSecretKey(shared ? Buffer.from(shared.salt) : randomBytes(32))
  const keyOf = (counted: Counted, request: FastifyRequest) => {
    const limit = limitOf(counted)
    const named = 'of' in counted ? counted.of : (limit.by?.(request) ?? networkOf(request))
    return createHmac('sha256', salt).update(`${limit.name} ${named}`).digest('base64url')
  }
  const counters = new Map<string, { limit: Limit; counter: Counter }>()
  const counterOf = (limit: Limit) => {
    const known = counters.get(limit.name)
    if (known && known.limit !== limit) throw new Error(`Two limits are called ${limit.name}`)
    if (known) return known.counter
    const counter = openCounter(limit)
    counters.set(limit.name, { limit, counter })
    return counter
  }
  /** A counter's value; `increment` also counts this request. */
  const ask = (request: FastifyRequest, counted: Counted, counting: { increment: boolean }) =>
    counterOf(limitOf(counted))(request, keyOf(counted, request), counting)
  const queues = new Map<string, WorkQueue>()

  async function count(request: FastifyRequest, limits: readonly Counted[], userId?: number): Promise<void> {
    for (const limit of limits) {
      const { isExceeded, remaining, ttlInSeconds } = await ask(request, limit, { increment: true })
      if (isExceeded) tooOften(ttlInSeconds)
      if (remaining === 0) onReached?.(limitOf(limit).name, userId ?? idOfCaller(request))
    }
  }

  async function look(request: FastifyRequest, limits: readonly Counted[]): Promise<void> {
    for (const limit of limits) {
      const { remaining, ttlInSeconds } = await ask(request, limit, { increment: false })
      if (remaining === 0) tooOften(ttlInSeconds)
    }
  }

  async function isRepeated(request: FastifyRequest, guess: Counted): Promise<boolean> {
    const { max, remaining } = await ask(request, guess, { increment: true })
    return remaining < max - 1
  }

  /** All callers lock in the order of `limits`, to prevent deadlocks. */
  async function inQueues<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const [key, ...others] = keys
    if (key === undefined) return work()
    const queue = queues.get(key) ?? openWorkQueue({ atOnce: 1, longest: longestQueue })
    queues.set(key, queue)
    try {
      return await queue.run(() => inQueues(others, work))
    } finally {
      if (queue.isEmpty()) queues.delete(key)
    }
  }

  // A counter returns its value asynchronously while others may raise it, so each is used by one request at a time.
  const inTurn = <T>(request: FastifyRequest, limits: readonly Counted[], work: () => Promise<T>) =>
    inQueues(
      limits.map((limit) => keyOf(limit, request)),
      work,
    )

  const check: RateLimits['check'] = (request, ...limits) =>
    inTurn(request, limits, () => count(request, limits))

  return {
    check,
    allows: (request, ...limits) =>
      check(request, ...limits).then(
        () => true,
        (error) => (isTooOften(error) ? false : Promise.reject(error)),
      ),
    async isCounted(request, limit) {
      const { max, remaining } = await ask(request, limit, { increment: false })
      return remaining < max
    },
    inTurn: (request, limit, work) =>
      inTurn(request, [limit], async () => {
        await count(request, [limit])
        return work()
      }),
    guess: (request, limits, work, sameGuess) =>
      inTurn(request, limits, async () => {
        await look(request, limits)
        try {
          return await work()
        } catch (error) {
          if (isWrongGuess(error) && !(sameGuess && (await isRepeated(request, sameGuess))))
            await count(request, limits, error.details.userId)
          throw error
        }
      }),
    async tryLink(request, limit, work) {
      try {
        return await work()
      } catch (error) {
        if (isWrongGuess(error)) await check(request, limit)
        throw error
      }
    },
    async findOrMiss(request, limit, find) {
      const found = await find()
      if (found !== undefined) return found
      await check(request, limit)
      return refuse('not-found')
    },
  }
}

const limitOf = (counted: Counted): Limit => ('limit' in counted ? counted.limit : counted)

/** An IPv4 address, or an IPv6 network. */
export const networkOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)

const isWrongGuess = (error: unknown): error is Refusal =>
  error instanceof Refusal && wrongGuesses.has(error.code)
const isTooOften = (error: unknown) => error instanceof Refusal && error.code === 'too-many-requests'

function tooOften(seconds: number): never {
  throw new Refusal('too-many-requests', { retryAfterSeconds: Math.max(1, seconds) })
}

import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { transact } from '#server/platform/transact.ts'
import type { Database } from '../database.ts'
import { refuse } from '../problems.ts'
import { idempotencyKeys } from './tables.ts'

export type OnceKey = { scope: string; key: string; userId: number | null; requestHash: string }

const keptDays = 7
const keyPattern = /^[\x21-\x7e]{8,200}$/

/** The header of calls that must not be repeated; each call that reads it declares it. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(keyPattern)
    .describe('Identifies the attempt: repeating it with the same body returns the first response again'),
})

/** Of calls that a client repeats by itself if no answer arrives; other clients may do without. */
export const OptionalIdempotencyHeaders = IdempotencyHeaders.partial()

/** `scope`: whose key it is and for which call, if the path contains a token that must not be stored. */
export function onceKey(request: FastifyRequest, scope?: string): OnceKey {
  return keyOf(request, headerOf(request, IdempotencyHeaders), scope)
}

/** Undefined without a key. */
export function optionalOnceKey(request: FastifyRequest): OnceKey | undefined {
  const key = headerOf(request, OptionalIdempotencyHeaders)
  return key === undefined ? undefined : keyOf(request, key)
}

function headerOf(request: FastifyRequest, declared: z.ZodType): unknown {
  if (request.routeOptions.schema?.headers !== declared)
    throw new Error(`${request.routeOptions.url} reads a key that it does not declare`)
  return request.headers['idempotency-key']
}

function keyOf(request: FastifyRequest, key: unknown, scope?: string): OnceKey {
  if (typeof key !== 'string' || !keyPattern.test(key)) return refuse('idempotency-key-missing')
  const userId = 'actor' in request.identity ? request.identity.actor.id : null
  return {
    scope: scope ?? `user:${userId} ${request.method} ${request.url.split('?')[0]}`,
    key,
    userId,
    requestHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex'),
  }
}

/**
 * Does `work` in a transaction, once per key: later calls get the first answer again. While the first is still running,
 * others are refused; the lock is released with its connection, so it does not outlive a crash.
 */
export function once<Answer extends object>(
  db: Database,
  { scope, key, userId, requestHash }: OnceKey,
  now: Date,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  return transact(db, async (tx) => {
    // Sent together, executed in this order.
    const [[lock], [known]] = await Promise.all([
      tx.execute<{ taken: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0)) AS taken`,
      ),
      tx
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))),
    ])
    if (!lock?.taken) return refuse('still-running')
    if (known)
      return known.requestHash === requestHash ? (known.answer as Answer) : refuse('idempotency-key-reused')
    const answer = await work(tx)
    await tx.insert(idempotencyKeys).values({ scope, key, userId, requestHash, answer, createdAt: now })
    return answer
  })
}

/** The same for an optional key; without one, each call does the work. */
export function onceIfKeyed<Answer extends object>(
  db: Database,
  key: OnceKey | undefined,
  now: Date,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  return key ? once(db, key, now, work) : work(db)
}

/**
 * Inside the transaction that does the work: whether nothing was done with this key yet. For calls whose answer is read
 * again anyway. Waits while the first call is still running.
 */
export async function isFirstCall(
  tx: Database,
  { scope, key, userId, requestHash }: OnceKey,
  now: Date,
): Promise<boolean> {
  const written = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, userId, requestHash, answer: {}, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (written.length > 0) return true
  const [first] = await tx
    .select({ requestHash: idempotencyKeys.requestHash })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
  return first?.requestHash === requestHash ? false : refuse('idempotency-key-reused')
}

export async function deleteOldIdempotencyKeys(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}

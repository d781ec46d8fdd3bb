import { LRUCache } from 'lru-cache'
import type { Deps } from '#server/platform/context.ts'
import type { Identify, Identity } from '#server/platform/guards.ts'
import { outageOf } from '#server/platform/problems.ts'
import type { AccountTokens, Reading } from '#server/platform/tokens.ts'
import type { SessionStates } from './session-states.ts'

const verifiedMs = 60_000

/** Identifies the caller. A signature is verified at most once a minute; the session is looked up each time. */
export function openIdentify(tokens: AccountTokens, states: SessionStates, clock: Deps['clock']): Identify {
  const verified = new LRUCache<string, Extract<Reading, { claims: unknown }>>({
    max: 10_000,
    ttl: verifiedMs,
  })

  async function read(token: string, now: Date): Promise<Reading> {
    const known = verified.get(token)
    if (known) return known.expiresAt > now ? known : { problem: 'token-expired' }
    const reading = await tokens.read('access', token, now)
    if ('claims' in reading) verified.set(token, reading)
    return reading
  }

  async function identify(token: string, now: Date): Promise<Identity> {
    const reading = await read(token, now)
    if ('problem' in reading) return reading
    const { userId, sessionId } = reading.claims
    const session = await states.find({ userId, sessionId })
    const isOpen = session && !session.revokedAt && session.expiresAt > now
    if (!isOpen) return { problem: 'unauthorized' }
    return { actor: { id: userId, userTypeId: session.userTypeId, sessionId } }
  }

  return async (authorization) => {
    const token = bearerOf(authorization)
    if (token === undefined) return { problem: 'unauthorized' }
    try {
      return await identify(token, clock())
    } catch (error) {
      // Public calls need no database: they also work for callers who cannot be identified at the moment.
      const problem = outageOf(error)
      if (problem) return { problem }
      throw error
    }
  }
}

/** Undefined if there is no token. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer +(\S.*)$/i)?.[1]
}

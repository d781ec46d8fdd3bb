import { LRUCache } from 'lru-cache'
import type { Identify, Identity } from '#server/platform/guards.ts'
import { outageOf } from '#server/platform/problems.ts'
import type { AccountTokens, Reading } from '#server/platform/tokens.ts'
import type { SessionStates } from './session-states.ts'

const verifiedMs = 60_000

/** Who calls. A signature is verified once a minute at most; the session behind it is looked up anew. */
export function openIdentify(tokens: AccountTokens, states: SessionStates): Identify {
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
      return await identify(token, new Date())
    } catch (error) {
      // What is public needs no database: it stays open to who cannot be recognised for now.
      const problem = outageOf(error)
      if (problem) return { problem }
      throw error
    }
  }
}

/** Undefined where no token is given. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer +(\S.*)$/i)?.[1]
}

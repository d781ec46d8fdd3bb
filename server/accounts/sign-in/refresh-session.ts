import { and, eq, isNull } from 'drizzle-orm'
import { decideRefresh } from '#domain/accounts/refresh.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { TokenClaims } from '#server/platform/tokens.ts'
import { revokeSessions } from '../commands/revoke-sessions.ts'
import { sessions } from '../tables.ts'
import { refreshExpiry } from './open-session.ts'
import { findSessionState } from './session-states.ts'

type Ctx = { db: Database; now: Date }

/** The generation of the pair that a refresh token gets, after decision 10. */
export async function refreshSession({ db, now }: Ctx, claims: TokenClaims): Promise<number> {
  const { userId, sessionId, generation } = claims
  const session = (await findSessionState(db, claims)) ?? refuse('unauthorized')
  switch (decideRefresh(session, generation, now)) {
    case 'again':
      return session.generation
    case 'rotate':
      if (await rotate({ db, now }, claims)) return generation + 1
      // Another tab was faster: now this token is the predecessor.
      return refreshSession({ db, now }, claims)
    case 'revoke':
      await revokeSessions(db, { userId, sessionId, now })
      return refuse('unauthorized')
    case 'refuse':
      return refuse('unauthorized')
  }
}

async function rotate({ db, now }: Ctx, { sessionId, generation }: TokenClaims): Promise<boolean> {
  const rotated = await db
    .update(sessions)
    .set({ generation: generation + 1, rotatedAt: now, lastSeenAt: now, expiresAt: refreshExpiry(now) })
    .where(and(eq(sessions.id, sessionId), eq(sessions.generation, generation), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  return rotated.length === 1
}

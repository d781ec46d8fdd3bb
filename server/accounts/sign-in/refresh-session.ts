import { decideRefresh } from '#domain/accounts/refresh.ts'
import type { Database, Sql } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { TokenClaims } from '#server/platform/tokens.ts'
import { revokeSessions } from '../commands/revoke-sessions.ts'
import { refreshExpiry } from './open-session.ts'
import { findSession } from './session-states.ts'

type Ctx = { db: Database; sql: Sql; now: Date }

/** The generation of the pair that a refresh token gets, after decision 10. */
export async function refreshSession(ctx: Ctx, claims: TokenClaims): Promise<number> {
  const { userId, sessionId, generation } = claims
  const session = (await findSession(ctx.sql, claims)) ?? refuse('unauthorized')
  switch (decideRefresh(session, generation, ctx.now)) {
    case 'again':
      return session.generation
    case 'rotate':
      if (await rotate(ctx, claims)) return generation + 1
      // Another tab was faster: now this token is the predecessor.
      return refreshSession(ctx, claims)
    case 'revoke':
      await revokeSessions(ctx.db, { userId, sessionId, now: ctx.now })
      return refuse('unauthorized')
    case 'refuse':
      return refuse('unauthorized')
  }
}

async function rotate({ sql, now }: Ctx, { sessionId, generation }: TokenClaims): Promise<boolean> {
  const { count } = await sql`
    UPDATE sessions SET generation = ${generation + 1}, expires_at = ${refreshExpiry(now).toISOString()},
      rotated_at = ${now.toISOString()}, last_seen_at = ${now.toISOString()}
    WHERE id = ${sessionId} AND generation = ${generation} AND revoked_at IS NULL`
  return count === 1
}

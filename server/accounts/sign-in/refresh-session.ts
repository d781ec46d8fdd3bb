import { decideRefresh } from '#domain/accounts/refresh.ts'
import { refreshTokenDays, sessionDays } from '#domain/accounts/tokens.ts'
import type { Ctx } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import type { TokenClaims } from '#server/platform/tokens.ts'
import { transact } from '#server/platform/transact.ts'
import { revokeSessions } from './revoke-sessions.ts'
import { findSession } from './session-states.ts'

/** The generation of the pair issued for a refresh token. */
export async function refreshSession(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now' | 'securityLog' | 'sql'>,
  claims: TokenClaims,
): Promise<number> {
  const { userId, sessionId, generation } = claims
  // This nearly always succeeds, so it is tried without a select first.
  if (await rotate(ctx, claims)) return generation + 1
  const session = (await findSession(ctx.sql, claims)) ?? refuse('unauthorized')
  switch (decideRefresh(session, generation, ctx.now)) {
    case 'again':
      return session.generation
    case 'rotate':
      // Whatever stood in the way a moment ago is gone.
      return refreshSession(ctx, claims)
    case 'revoke':
      if (await endReplayed(ctx, { userId, sessionId })) ctx.securityLog('refresh-token-replayed', userId)
      return refuse('unauthorized')
    case 'refuse':
      return refuse('unauthorized')
  }
}

/**
 * Ends the session for thief and owner, and notifies the owner: once, since only the first of many replays finds it
 * open.
 */
async function endReplayed(
  { db, jobs, now }: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  { userId, sessionId }: Pick<TokenClaims, 'userId' | 'sessionId'>,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const ended = await revokeSessions(tx, { userId, sessionId, now })
    if (ended === 0) return false
    const job = { template: 'refresh-token-replayed', user_id: userId, session_id: sessionId } as const
    await queueEmail({ db: tx, jobs }, job)
    return true
  })
}

/** Counted in 24-hour days, even when the clocks change. */
const days = (count: number) => `${count * 24} hours`

/** For the present token of an open session whose owner may sign in. If two tabs ask at once, only one succeeds. */
async function rotate(
  { sql, now }: Pick<Ctx, 'now' | 'sql'>,
  { userId, sessionId, generation }: TokenClaims,
): Promise<boolean> {
  const at = now.toISOString()
  const { count } = await sql`
    UPDATE sessions SET generation = generation + 1,
      expires_at = least(${at}::timestamptz + ${days(refreshTokenDays)}::interval,
        sessions.created_at + ${days(sessionDays)}::interval),
      rotated_at = ${at}, last_seen_at = ${at}
    FROM users
    WHERE sessions.id = ${sessionId} AND user_id = ${userId} AND users.id = user_id
      AND generation = ${generation} AND revoked_at IS NULL AND expires_at > ${at}
      AND sessions.created_at + ${days(sessionDays)}::interval > ${at}
      AND activated_at IS NOT NULL AND deactivated_at IS NULL AND erased_at IS NULL`
  return count === 1
}

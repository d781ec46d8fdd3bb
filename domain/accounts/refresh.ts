import { dayMs } from '../local-time.ts'
import { refreshGraceSeconds, refreshTokenDays, sessionDays } from './tokens.ts'

/** A sign-in on one device. Each refresh raises its generation; every token carries the generation it was made in. */
export type SessionState = {
  generation: number
  createdAt: Date
  rotatedAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

/**
 * `rotate`: issue the next generation. `again`: issue another token of the present one. `revoke`: a used token was
 * replayed.
 */
export type RefreshDecision = 'rotate' | 'again' | 'revoke' | 'refuse'

/** What to do when a token of `generation` is presented at `now`. */
export function decideRefresh(session: SessionState, generation: number, now: Date): RefreshDecision {
  if (session.revokedAt || session.expiresAt <= now || sessionEnd(session) <= now) return 'refuse'
  if (generation === session.generation) return 'rotate'
  const sinceRotationMs = now.getTime() - session.rotatedAt.getTime()
  const isPredecessor = generation === session.generation - 1
  return isPredecessor && sinceRotationMs <= refreshGraceSeconds * 1000 ? 'again' : 'revoke'
}

/** A session never lasts longer than this, however often its tokens are refreshed. */
export function sessionEnd({ createdAt }: Pick<SessionState, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + sessionDays * dayMs)
}

/** When the session expires after a refresh at `now`. */
export function refreshExpiry(session: Pick<SessionState, 'createdAt'>, now: Date): Date {
  const byRefresh = now.getTime() + refreshTokenDays * dayMs
  return new Date(Math.min(byRefresh, sessionEnd(session).getTime()))
}

import { dayMs } from '../clocks.ts'
import { refreshGraceSeconds, refreshTokenDays, sessionDays } from './tokens.ts'

/** A sign-in on one device. Each refresh raises its generation; every token carries the one it was made in. */
export type SessionState = {
  generation: number
  createdAt: Date
  rotatedAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

/** `rotate`: the next generation. `again`: another token of the present one. `revoke`: somebody replays a used token. */
export type RefreshDecision = 'rotate' | 'again' | 'revoke' | 'refuse'

/** What becomes of a token of `generation` that comes back at `now`. */
export function decideRefresh(session: SessionState, generation: number, now: Date): RefreshDecision {
  if (session.revokedAt || session.expiresAt <= now || sessionEnd(session) <= now) return 'refuse'
  if (generation === session.generation) return 'rotate'
  const sinceRotationMs = now.getTime() - session.rotatedAt.getTime()
  const isPredecessor = generation === session.generation - 1
  return isPredecessor && sinceRotationMs <= refreshGraceSeconds * 1000 ? 'again' : 'revoke'
}

/** Nobody stays signed in for longer, however often tokens are refreshed. */
export function sessionEnd({ createdAt }: Pick<SessionState, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + sessionDays * dayMs)
}

/** How long a refresh at `now` keeps a session open. */
export function refreshExpiry(session: Pick<SessionState, 'createdAt'>, now: Date): Date {
  const byRefresh = now.getTime() + refreshTokenDays * dayMs
  return new Date(Math.min(byRefresh, sessionEnd(session).getTime()))
}

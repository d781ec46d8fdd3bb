import { refreshGraceSeconds } from './tokens.ts'

/** A sign-in on one device. Each refresh raises its generation; every token carries the one it was made in. */
export type SessionState = { generation: number; rotatedAt: Date; expiresAt: Date; revokedAt: Date | null }

/** `rotate`: the next generation. `again`: another token of the present one. `revoke`: somebody replays a used token. */
export type RefreshDecision = 'rotate' | 'again' | 'revoke' | 'refuse'

/** Decision 10, for a token of `generation` that comes back at `now`. */
export function decideRefresh(session: SessionState, generation: number, now: Date): RefreshDecision {
  if (session.revokedAt || session.expiresAt <= now) return 'refuse'
  if (generation === session.generation) return 'rotate'
  const sinceRotationMs = now.getTime() - session.rotatedAt.getTime()
  const isPredecessor = generation === session.generation - 1
  return isPredecessor && sinceRotationMs <= refreshGraceSeconds * 1000 ? 'again' : 'revoke'
}

import { LRUCache } from 'lru-cache'
import type { SessionState } from '#domain/accounts/refresh.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Sql } from '#server/platform/database.ts'

type Named = { userId: number; sessionId: number }
type Row = {
  userTypeId: UserTypeId
  generation: number
  createdMs: number
  rotatedMs: number
  expiresMs: number
  revokedMs: number | null
}
export type OwnedSession = SessionState & { userTypeId: UserTypeId }

/**
 * Undefined if the session does not exist, or its owner may no longer sign in. Plain SQL for speed, since every call
 * runs this.
 */
export async function findSession(sql: Sql, { userId, sessionId }: Named): Promise<OwnedSession | undefined> {
  const [row] = await sql<Row[]>`
    SELECT user_type_id AS "userTypeId", generation,
      extract(epoch FROM sessions.created_at)::float8 * 1000 AS "createdMs",
      extract(epoch FROM rotated_at)::float8 * 1000 AS "rotatedMs",
      extract(epoch FROM expires_at)::float8 * 1000 AS "expiresMs",
      extract(epoch FROM revoked_at)::float8 * 1000 AS "revokedMs"
    FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.id = ${sessionId} AND sessions.user_id = ${userId}
      AND activated_at IS NOT NULL AND deactivated_at IS NULL AND erased_at IS NULL`
  if (!row) return undefined
  const { userTypeId, generation, createdMs, rotatedMs, expiresMs, revokedMs } = row
  return {
    userTypeId,
    generation,
    createdAt: new Date(createdMs),
    rotatedAt: new Date(rotatedMs),
    expiresAt: new Date(expiresMs),
    revokedAt: revokedMs === null ? null : new Date(revokedMs),
  }
}

export type SessionStates = {
  find(named: Named): Promise<OwnedSession | undefined>
  forget(userId: number): void
}

/** Determines how soon a sign-out or role change on another node takes effect here. */
const believedMs = 2000

/** Session states, cached for at most two seconds. */
export function watchSessions(sql: Sql): SessionStates {
  const recent = new LRUCache<number, { userId: number; session: Promise<OwnedSession | undefined> }>({
    max: 10_000,
    ttl: believedMs,
  })
  return {
    find({ userId, sessionId }) {
      const known = recent.get(sessionId)
      if (known?.userId === userId) return known.session
      const session = findSession(sql, { userId, sessionId })
      recent.set(sessionId, { userId, session })
      session.catch(() => recent.delete(sessionId))
      return session
    },
    forget(userId) {
      for (const [sessionId, known] of recent) if (known.userId === userId) recent.delete(sessionId)
    },
  }
}

import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Database } from '#server/platform/database.ts'
import { maySignIn } from '../queries.ts'
import { sessions, users } from '../tables.ts'

/** A session with what its owner may do; undefined where there is none, or its owner may no longer come in. */
export type SessionState = {
  userId: number
  userTypeId: UserTypeId
  generation: number
  rotatedAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

export async function findSessionState(
  db: Database,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<SessionState | undefined> {
  const [found] = await db
    .select({
      userId: sessions.userId,
      generation: sessions.generation,
      rotatedAt: sessions.rotatedAt,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
      userTypeId: users.userTypeId,
      activatedAt: users.activatedAt,
      deactivatedAt: users.deactivatedAt,
      erasedAt: users.erasedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId))
  return found?.userId === userId && maySignIn(found) ? found : undefined
}

type Asked = { userId: number; sessionId: number }
export type SessionStates = {
  find(asked: Asked): Promise<SessionState | undefined>
  forget(userId: number): void
}

/** Decides how soon a logout or a change of role on another node is seen here. */
const believedMs = 2000

/** Sessions as they were at most two seconds ago. */
export function watchSessions(db: Database): SessionStates {
  const recent = new LRUCache<number, { userId: number; state: Promise<SessionState | undefined> }>({
    max: 10_000,
    ttl: believedMs,
  })
  return {
    find({ userId, sessionId }) {
      const known = recent.get(sessionId)
      if (known?.userId === userId) return known.state
      const state = findSessionState(db, { userId, sessionId })
      recent.set(sessionId, { userId, state })
      state.catch(() => recent.delete(sessionId))
      return state
    },
    forget(userId) {
      for (const [sessionId, known] of recent) if (known.userId === userId) recent.delete(sessionId)
    },
  }
}

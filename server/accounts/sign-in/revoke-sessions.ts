import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { sessions } from '../tables.ts'

type SessionSelection = {
  userId: number
  now: Date
  /** Only this one. */
  sessionId?: number
  /** All but this one. */
  except?: number
}

/**
 * Signs devices out: their tokens become invalid within seconds, on this node at once after `signIns.forget(userId)`. A
 * second factor that was being set up there is dropped.
 */
export async function revokeSessions(
  db: Database,
  { userId, now, sessionId, except }: SessionSelection,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now, totpSetupSecret: null, totpSetupAt: null })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        sessionId === undefined ? undefined : eq(sessions.id, sessionId),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}

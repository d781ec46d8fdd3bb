import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SessionList } from '#contract/accounts.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { getUser } from '../find-users.ts'
import { lockUser } from '../lock-user.ts'
import { revokeSessions } from '../sign-in/revoke-sessions.ts'
import { sessions } from '../tables.ts'

// Written as raw SQL: in a select from one table Drizzle omits the table name, which the inner select needs.
const earlier = sql`SELECT FROM sessions earlier WHERE earlier.user_id = sessions.user_id AND earlier.id < sessions.id`
const isNewPlace = sql<boolean>`
  sessions.country IS NOT NULL
  AND EXISTS (${earlier})
  AND NOT EXISTS (${earlier} AND earlier.country = sessions.country)`

/** Where the user is signed in, last seen first. */
export async function listSessions({
  db,
  actor,
  now,
}: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>): Promise<SessionList> {
  const live = await db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      kind: sessions.kind,
      country: sessions.country,
      is_new_place: isNewPlace,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  const { passwordChangedAt } = await getUser(db, actor.id)
  return {
    data: live.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      is_current: session.id === actor.sessionId,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    })),
    password_changed_at: passwordChangedAt?.toISOString() ?? null,
  }
}

export async function endSession(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  sessionId: number,
): Promise<void> {
  const ended = await revokeSessions(db, { userId: actor.id, sessionId, now })
  if (ended === 0) refuse('not-found')
}

export async function endOtherSessions({
  db,
  actor,
  now,
}: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>): Promise<void> {
  await transact(db, async (tx) => {
    await lockUser(tx, actor.id)
    await revokeSessions(tx, { userId: actor.id, except: actor.sessionId, now })
  })
}

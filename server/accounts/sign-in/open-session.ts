import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { refreshExpiry } from '#domain/accounts/refresh.ts'
import { sessionsMaximum } from '#domain/accounts/tokens.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Device } from '#server/platform/devices.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import type { User } from '../find-users.ts'
import { lockUser } from '../lock-user.ts'
import { sessions } from '../tables.ts'
import { revokeSessions } from './revoke-sessions.ts'

/** What somebody logs in with. */
export type Credentials = Pick<User, 'passwordHash' | 'totpSecret'>
type SessionInput = {
  userId: number
  device: Device
  country: string | null
  /** What was verified before. */
  verified?: Credentials | undefined
}
type NewSession = { id: number; generation: number }

/**
 * Opens a session; its owner gets an email if it comes from a new country. Beyond 50 devices the oldest is signed out.
 */
export async function openSession(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  opening: SessionInput,
): Promise<NewSession> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    // Two sign-ins at once have to see each other's session.
    const present = await lockUser(db, opening.userId)
    // Verifying takes a while. A password replaced meanwhile has ended all sessions, and this one must not follow.
    if (opening.verified && !isSame(present, opening.verified)) refuse('invalid-credentials')
    const isNew = await isNewPlace(db, opening)
    const session = await insertSession(txCtx, opening)
    await endOldest(txCtx, opening.userId)
    if (isNew) {
      const job = { template: 'new-sign-in', user_id: opening.userId, session_id: session.id } as const
      await queueEmail(txCtx, job)
    }
    return session
  })
}

function isSame(present: Credentials, verified: Credentials): boolean {
  return present.passwordHash === verified.passwordHash && present.totpSecret === verified.totpSecret
}

async function endOldest({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: number): Promise<void> {
  const isOpen = and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))
  const tooMany = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOpen)
    .orderBy(desc(sessions.id))
    .offset(sessionsMaximum)
  for (const { id: sessionId } of tooMany) await revokeSessions(db, { userId, sessionId, now })
}

async function isNewPlace(db: Database, { userId, country }: SessionInput): Promise<boolean> {
  if (country === null) return false
  const [earlier] = await db
    .select({ isNew: sql<boolean>`NOT coalesce(bool_or(${sessions.country} = ${country}), false)` })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .having(sql`count(*) > 0`)
  return earlier?.isNew ?? false
}

async function insertSession(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { userId, device, country }: SessionInput,
): Promise<NewSession> {
  const expiresAt = refreshExpiry({ createdAt: now }, now)
  const times = { rotatedAt: now, createdAt: now, lastSeenAt: now, expiresAt }
  const [session] = await db
    .insert(sessions)
    .values({ userId, ...times, ...device, country })
    .returning({ id: sessions.id, generation: sessions.generation })
  return session!
}

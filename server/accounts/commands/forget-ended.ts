import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { auditEntries } from '#server/admin/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { oneTimeTokens, sessions, usedMultipassTokens, users } from '../tables.ts'

/** Until then an ended sign-in tells from which countries its owner comes; nobody is written to for those. */
export const endedSignInDays = 180
/** Who has not confirmed the address by then never had an account. */
export const unconfirmedDays = 30
const dayMs = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Links, multipass tokens, sign-ins and registrations that let nobody in any more. What admins did stays on record. */
export async function forgetEnded(db: Database, now: Date): Promise<void> {
  // First, as everywhere: people before what is theirs.
  await forgetUnconfirmed(db, daysBefore(now, unconfirmedDays))
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
  await db.delete(usedMultipassTokens).where(lt(usedMultipassTokens.expiresAt, now))
  const ended = sql`least(${sessions.revokedAt}, ${sessions.expiresAt})`
  const longAgo = daysBefore(now, endedSignInDays)
  await db.delete(sessions).where(sql`${ended} < ${longAgo.toISOString()}`)
}

async function forgetUnconfirmed(db: Database, before: Date): Promise<void> {
  const noted = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(or(eq(auditEntries.subjectId, users.id), eq(auditEntries.actorId, users.id)))
  await db
    .delete(users)
    .where(
      and(isNull(users.activatedAt), isNull(users.erasedAt), lt(users.createdAt, before), notExists(noted)),
    )
}

import { and, eq, inArray, isNull, lt, not, notExists, or, sql } from 'drizzle-orm'
import { auditedReads } from '#domain/audit.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Database } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { auditEntries } from './audit/tables.ts'
import { oneTimeTokens, sessions, usedMultipassTokens, users } from './tables.ts'

/** Until then an ended sign-in shows from which countries its owner signs in, so that no email is sent for those. */
export const endedSignInDays = 180
/** An account whose address has not been confirmed by then is deleted. */
export const unconfirmedDays = 30
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/**
 * Deletes links, multipass tokens, sign-ins and registrations that have expired. Admin actions stay in the audit log.
 */
export async function deleteExpiredAccess(db: Database, now: Date): Promise<void> {
  // In the usual lock order: people first, then their rows.
  await deleteUnconfirmed(db, daysBefore(now, unconfirmedDays))
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
  await db.delete(usedMultipassTokens).where(lt(usedMultipassTokens.expiresAt, now))
  const ended = sql`least(${sessions.revokedAt}, ${sessions.expiresAt})`
  const longAgo = daysBefore(now, endedSignInDays)
  await db.delete(sessions).where(sql`${ended} < ${longAgo.toISOString()}`)
}

async function deleteUnconfirmed(db: Database, before: Date): Promise<void> {
  const isRead = inArray(auditEntries.action, [...auditedReads])
  const isNoted = or(
    and(eq(auditEntries.subjectId, users.id), not(isRead)),
    eq(auditEntries.actorId, users.id),
  )
  const noted = db.select({ id: auditEntries.id }).from(auditEntries).where(isNoted)
  const isOver = and(
    isNull(users.activatedAt),
    isNull(users.erasedAt),
    lt(users.createdAt, before),
    notExists(noted),
  )
  await transact(db, async (tx) => {
    // An entry about an admin's view does not keep the account from being deleted: it stays, without the person.
    const over = tx.select({ id: users.id }).from(users).where(isOver)
    await tx
      .update(auditEntries)
      .set({ subjectId: null })
      .where(and(isRead, inArray(auditEntries.subjectId, over)))
    await tx.delete(users).where(isOver)
  })
}

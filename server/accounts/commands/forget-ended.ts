import { lt, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { oneTimeTokens, sessions, usedMultipassTokens } from '../tables.ts'

/** Until then an ended sign-in tells from which countries its owner comes; nobody is written to for those. */
export const endedSignInDays = 180
const dayMs = 86_400_000

/** Links, multipass tokens and sign-ins that let nobody in any more. What admins did stays on record. */
export async function forgetEnded(db: Database, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
  await db.delete(usedMultipassTokens).where(lt(usedMultipassTokens.expiresAt, now))
  const ended = sql`least(${sessions.revokedAt}, ${sessions.expiresAt})`
  const longAgo = new Date(now.getTime() - endedSignInDays * dayMs)
  await db.delete(sessions).where(sql`${ended} < ${longAgo.toISOString()}`)
}

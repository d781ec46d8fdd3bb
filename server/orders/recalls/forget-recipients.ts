import { and, inArray, lt, ne } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import type { Database } from '#server/platform/database.ts'
import { recallRecipients, recalls } from './tables.ts'

/** As long as food businesses keep records for tracing. */
const keptDays = 5 * 365

/** Takes names and addresses out of old recalls; that they were sent stays. */
export async function forgetOldRecipients(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs)
  const old = db.select({ id: recalls.id }).from(recalls).where(lt(recalls.sentAt, before))
  await db
    .update(recallRecipients)
    .set({ userId: null, email: '', firstName: '', lastName: '' })
    .where(and(inArray(recallRecipients.recallId, old), ne(recallRecipients.email, '')))
}

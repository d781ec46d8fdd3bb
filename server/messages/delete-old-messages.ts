import { lt } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import { closedMessageDays } from '#domain/messages/contact-form.ts'
import type { Database } from '#server/platform/database.ts'
import { contactMessages } from './tables.ts'

/** Open messages stay until somebody has seen to them. */
export async function deleteOldMessages(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - closedMessageDays * dayMs)
  await db.delete(contactMessages).where(lt(contactMessages.closedAt, before))
}

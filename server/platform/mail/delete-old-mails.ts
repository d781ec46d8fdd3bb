import { lt } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import type { Database } from '../database.ts'
import { formerAddresses, mails } from './tables.ts'

/** Longer than a job is retried, so that none is sent twice. */
const keptDays = 90
/** What could not be sent in two weeks never will be. */
const partingDays = 14

/** Records of sent emails, and addresses that wait for a last one. */
export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.delete(mails).where(lt(mails.createdAt, ago(keptDays)))
  await db.delete(formerAddresses).where(lt(formerAddresses.createdAt, ago(partingDays)))
}

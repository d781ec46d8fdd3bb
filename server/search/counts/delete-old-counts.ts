import { lt } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import type { Database } from '#server/platform/database.ts'
import { productViews, subjectSearches } from '../tables.ts'

export const countsKeptDays = 90

/** Views and searches of a season ago say nothing about today. */
export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - countsKeptDays * dayMs).toISOString().slice(0, 10)
  await db.delete(productViews).where(lt(productViews.day, oldest))
  await db.delete(subjectSearches).where(lt(subjectSearches.day, oldest))
}

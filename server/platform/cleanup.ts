import { sql } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import type { Database } from './database.ts'
import { type Interval, startInterval } from './interval.ts'
import type { Log } from './log.ts'

/** Deletes what is no longer needed at `now`. */
export type Cleanup = (db: Database, now: Date) => Promise<void>

const cleanupLock = 7_236_514
/** Opening the shop has priority. */
const firstMs = 10 * 60_000

/** Once a day, and never in two processes at once. A failed cleanup is tried again the next day. */
export function openCleanup(
  { db, log }: { db: Database; log: Log },
  cleanups: readonly Cleanup[],
  { first = firstMs } = {},
): Interval {
  const schedule = { what: 'cleaning up', pauseMs: dayMs, firstMs: first }
  return startInterval(schedule, log, () => cleanUp(db, cleanups, new Date()))
}

export async function cleanUp(db: Database, cleanups: readonly Cleanup[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [lock] = await tx.execute<{ taken: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${cleanupLock}) AS taken`,
    )
    if (!lock?.taken) return
    for (const cleanup of cleanups) await cleanup(tx, now)
  })
}

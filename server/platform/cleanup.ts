import { sql } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import type { Deps } from './context.ts'
import type { Database } from './database.ts'
import { type Interval, startInterval } from './interval.ts'
import { locks } from './locks.ts'
import type { Log } from './log.ts'
import { transact } from './transact.ts'

/**
 * Deletes what is no longer needed at `now`, in a transaction. What cannot be rolled back, such as deleting files, is
 * queued in it.
 */
export type Cleanup = (db: Database, now: Date) => Promise<void>

/** Opening the shop has priority. */
const firstMs = 10 * 60_000

/** Once a day. */
export function openCleanup(
  { clock, db, log }: Pick<Deps, 'clock' | 'db' | 'log'>,
  cleanups: readonly Cleanup[],
  { first = firstMs } = {},
): Interval {
  const schedule = { what: 'cleaning up', pauseMs: dayMs, firstMs: first }
  return startInterval(schedule, log, (end) => cleanUp({ db, log }, cleanups, clock(), end))
}

/** One cleanup after another, each on its own: one that fails is tried again the next day, and holds up no other. */
export async function cleanUp(
  { db, log }: { db: Database; log: Log },
  cleanups: readonly Cleanup[],
  now: Date,
  end?: AbortSignal,
): Promise<void> {
  for (const cleanup of cleanups) {
    if (end?.aborted) return
    try {
      await run(db, cleanup, now)
    } catch (error) {
      log.error({ err: error }, 'a cleanup failed; the next day tries again')
    }
  }
}

/** Not while another process is cleaning up. */
async function run(db: Database, cleanup: Cleanup, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const [lock] = await tx.execute<{ taken: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${locks.cleanup}) AS taken`,
    )
    if (lock?.taken) await cleanup(tx, now)
  })
}

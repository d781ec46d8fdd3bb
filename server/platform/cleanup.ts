import { sql } from 'drizzle-orm'
import { dayMs } from '#domain/clocks.ts'
import type { Database } from './database.ts'
import { type Every, startInterval } from './interval.ts'
import type { Log } from './log.ts'

/** Deletes what is of no use any more at `now`. */
export type Tidy = (db: Database, now: Date) => Promise<void>

const tidyingLock = 7_236_514
/** What opens the shop comes first. */
const firstMs = 10 * 60_000

/** Once a day, and never by two processes at once. What fails is tried again the next day. */
export function openCleanup(
  { db, log }: { db: Database; log: Log },
  tidies: readonly Tidy[],
  { first = firstMs } = {},
): Every {
  const rhythm = { what: 'tidying up', pauseMs: dayMs, firstMs: first }
  return startInterval(rhythm, log, () => tidyUp(db, tidies, new Date()))
}

export async function tidyUp(db: Database, tidies: readonly Tidy[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [lock] = await tx.execute<{ taken: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${tidyingLock}) AS taken`,
    )
    if (!lock?.taken) return
    for (const tidy of tidies) await tidy(tx, now)
  })
}

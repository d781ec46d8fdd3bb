import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { Log } from './log.ts'

/** Deletes what is of no use any more at `now`. */
export type Tidy = (db: Database, now: Date) => Promise<void>
export type Tidying = { close(): Promise<void> }

const tidyingLock = 7_236_514
const dayMs = 86_400_000
/** What opens the shop comes first. */
const firstMs = 10 * 60_000

/** Once a day, and never by two processes at once. What fails is tried again the next day. */
export function openTidying(
  { db, log }: { db: Database; log: Log },
  tidies: readonly Tidy[],
  { first = firstMs } = {},
): Tidying {
  const end = new AbortController()
  const passes = (ms: number) =>
    wait(ms, undefined, { ref: false, signal: end.signal }).then(
      () => true,
      () => false,
    )
  async function everyDay(): Promise<void> {
    for (let pause = first; await passes(pause); pause = dayMs)
      await tidyUp(db, tidies, new Date()).catch((error) => log.warn({ err: error }, 'tidying up failed'))
  }
  const running = everyDay()
  return {
    close() {
      end.abort()
      return running
    },
  }
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

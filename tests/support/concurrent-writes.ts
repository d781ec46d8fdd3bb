import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from '#server/platform/database.ts'
import { Refusal } from '#server/platform/problems.ts'
import { maxWaitMs } from './max-wait.ts'

export type Writer = () => Promise<unknown>

/**
 * Starts concurrent writes about one user so that each holds its earlier locks, or waits, when the next one starts:
 * two writers that lock in a different order then deadlock every time. Returns the result of each: nothing, the code of
 * its refusal, or its error.
 */
export async function runConcurrently(
  sql: Sql,
  userId: number,
  writers: readonly Writer[],
): Promise<unknown[]> {
  const outcomes: Promise<unknown>[] = []
  let ended = 0
  await sql.begin(async (gate) => {
    await gate`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
    for (const write of writers) {
      outcomes.push(outcomeOf(write).finally(() => ended++))
      await until(async () => ended + (await waiting(sql)) >= outcomes.length)
    }
  })
  return Promise.all(outcomes)
}

/** Waits until somebody waits for a lock. */
export const untilWaiting = (sql: Sql) => until(async () => (await waiting(sql)) > 0)

/** Nothing if it succeeded, the code if it was refused, otherwise the error. */
export async function outcomeOf(write: Writer): Promise<unknown> {
  try {
    await write()
    return undefined
  } catch (error) {
    return error instanceof Refusal ? error.code : (error as Error)
  }
}

async function waiting(sql: Sql): Promise<number> {
  const rows = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return rows.length
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + maxWaitMs; !(await isSo()); await wait(2))
    if (Date.now() > end) throw new Error('A writer neither waits nor ends')
}

import { type SQL, sql } from 'drizzle-orm'
import { failingAfterTries, type StuckJobState, waitingTooLongMinutes } from '#domain/admin/stuck-jobs.ts'
import type { Database } from './database.ts'
import type { JobData } from './jobs.ts'
import { offsetOf, type Page } from './paging.ts'

export type StuckJobRow = {
  id: string
  queue: string
  state: StuckJobState
  tries: number
  queuedAt: Date
  nextAt: Date | null
  data: JobData
}
type Row = Omit<StuckJobRow, 'nextAt' | 'queuedAt'> & { queuedAt: string; nextAt: string | null }

/** In the tables of pg-boss; `heartbeat_on` tells that a process is still at it. */
function stuck(now: Date): SQL {
  const late = sql`(${now.toISOString()}::timestamptz - make_interval(mins => ${waitingTooLongMinutes}))`
  return sql`(state = 'failed'
    OR (state = 'retry' AND retry_count >= ${failingAfterTries})
    OR (state IN ('created', 'retry') AND start_after < ${late})
    OR (state = 'active' AND coalesce(heartbeat_on, started_on) < ${late}))`
}

export async function countStuckJobs(db: Database, now: Date): Promise<number> {
  const [counted] = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM pgboss.job WHERE ${stuck(now)}`,
  )
  return counted?.total ?? 0
}

/** The oldest first. */
export async function listStuckJobs(db: Database, now: Date, page: Page): Promise<StuckJobRow[]> {
  const rows = await db.execute<Row>(sql`
    SELECT id, name AS queue, data, created_on AS "queuedAt",
      CASE WHEN state = 'failed' THEN 'failed'
        WHEN state = 'retry' AND retry_count >= ${failingAfterTries} THEN 'failing' ELSE 'waiting' END AS state,
      retry_count + CASE WHEN state = 'failed' THEN 1 ELSE 0 END AS tries,
      CASE WHEN state <> 'failed' THEN start_after END AS "nextAt"
    FROM pgboss.job WHERE ${stuck(now)}
    ORDER BY created_on, id LIMIT ${page.limit} OFFSET ${offsetOf(page)}`)
  return rows.map((row) => ({
    ...row,
    queuedAt: new Date(row.queuedAt),
    nextAt: row.nextAt === null ? null : new Date(row.nextAt),
  }))
}

/** Lets a failed job start anew, at once. Returns its queue; undefined if it is no longer waiting for a next try. */
export async function retryJobNow(db: Database, id: string): Promise<string | undefined> {
  const [job] = await db.execute<{ queue: string }>(sql`
    UPDATE pgboss.job SET state = 'retry', retry_count = 0, start_after = now(), completed_on = NULL
    WHERE id = ${id}::uuid AND state IN ('created', 'retry', 'failed') RETURNING name AS queue`)
  return job?.queue
}

import type { Sql } from '#server/platform/database.ts'
import { locks } from '#server/platform/locks.ts'
import { FileProblem } from './file-problem.ts'

/** Runs `work` while no other import can. PostgreSQL releases the lock if the process dies. */
export async function withImportLock<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  const connection = await sql.reserve()
  const lock = locks.import
  try {
    const [row] = await connection<{ taken: boolean }[]>`SELECT pg_try_advisory_lock(${lock}) AS taken`
    if (!row?.taken) throw new FileProblem('another-import-runs')
    try {
      return await work()
    } finally {
      await connection`SELECT pg_advisory_unlock(${lock})`
    }
  } finally {
    connection.release()
  }
}

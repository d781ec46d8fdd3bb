import type { Sql } from '#server/platform/database.ts'
import { FileProblem } from './file-problem.ts'

// Any number will do, as long as every import uses the same one.
const importLock = 7_236_512

/** Runs `work` while no other import can. PostgreSQL releases the lock if the process dies. */
export async function withImportLock<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  const connection = await sql.reserve()
  try {
    const [row] = await connection<{ taken: boolean }[]>`SELECT pg_try_advisory_lock(${importLock}) AS taken`
    if (!row?.taken) throw new FileProblem('another-import-runs')
    try {
      return await work()
    } finally {
      await connection`SELECT pg_advisory_unlock(${importLock})`
    }
  } finally {
    connection.release()
  }
}

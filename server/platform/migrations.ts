import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { connect } from './database.ts'
import { migrateJobs } from './jobs.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

// Any number will do, as long as every node uses the same one.
const migrationLock = 7_236_511

/** Runs the migrations; of several nodes that start together one does so, and the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const { sql, db } = connect(url, { max: 1 })
  try {
    await sql`SELECT pg_advisory_lock(${migrationLock})`
    await migrate(db, { migrationsFolder })
    await migrateJobs(url)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { connect } from './database.ts'
import { migrateJobs } from './jobs.ts'
import { locks } from './locks.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Runs the migrations; of several nodes that start together one does so, and the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const { sql, db } = connect(url, { max: 1 })
  try {
    await sql`SELECT pg_advisory_lock(${locks.migration})`
    await migrate(db, { migrationsFolder })
    await migrateJobs(url)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

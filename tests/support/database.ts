import { randomUUID } from 'node:crypto'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { connect } from '#server/platform/database.ts'

/** Where tests find PostgreSQL: set by `npm test`, which starts a cluster of its own. */
const adminUrl = process.env.TEST_DATABASE_URL ?? 'postgres://verbena:verbena@127.0.0.1:5599/postgres'

/** A migrated database of one test file's own, dropped by `close`. */
export async function openDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = connect(adminUrl, { max: 1 })
  await admin.sql.unsafe(`CREATE DATABASE ${name}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const { sql, db } = connect(url.href, { max: 10 })
  await migrate(db, { migrationsFolder: 'migrations' })
  return {
    sql,
    db,
    url: url.href,
    async close() {
      await sql.end()
      await admin.sql.unsafe(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.sql.end()
    },
  }
}

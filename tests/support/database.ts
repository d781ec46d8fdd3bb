import { createHash, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { connect, type Sql } from '#server/platform/database.ts'
import { migrateDatabase } from '#server/platform/migrations.ts'

const templateLock = 7_236_512

/** A migrated database of one test file's own, dropped by `close`; on the tests' PostgreSQL, or another. */
export async function openDatabase(cluster = adminUrl()) {
  const admin = connect(cluster, { max: 1 })
  const template = await migratedTemplate(admin.sql, cluster)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.sql.unsafe(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = addressOf(cluster, name)
  const { sql, db } = connect(url, { max: 10 })
  return {
    sql,
    db,
    url,
    async close() {
      await sql.end()
      await admin.sql.unsafe(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.sql.end()
    },
  }
}

/** Migrations run once per cluster; every test file gets a copy of their result. */
async function migratedTemplate(admin: Sql, cluster: string): Promise<string> {
  const name = `template_${hashOfMigrations()}`
  await admin`SELECT pg_advisory_lock(${templateLock})`
  const [present] = await admin`SELECT FROM pg_database WHERE datname = ${name}`
  if (!present) {
    await admin.unsafe(`DROP DATABASE IF EXISTS ${name}_new`)
    await admin.unsafe(`CREATE DATABASE ${name}_new`)
    await migrateDatabase(addressOf(cluster, `${name}_new`))
    await admin.unsafe(`ALTER DATABASE ${name}_new RENAME TO ${name}`)
  }
  await admin`SELECT pg_advisory_unlock(${templateLock})`
  return name
}

function hashOfMigrations() {
  const hash = createHash('sha256')
  for (const file of globSync(['migrations/*.sql', 'server/platform/jobs.ts']).sort())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function addressOf(cluster: string, database: string) {
  const url = new URL(cluster)
  url.pathname = `/${database}`
  return url.href
}

function adminUrl() {
  const url = process.env.TEST_DATABASE_URL
  if (url) return url
  throw new Error(
    'TEST_DATABASE_URL is not set: run "npm test", which starts a PostgreSQL, or give the address of one that tests may fill',
  )
}

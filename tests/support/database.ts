import { createHash, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { connect, type Sql } from '#server/platform/database.ts'
import { migrateDatabase } from '#server/platform/migrations.ts'

const templateLock = 7_236_512

/** A migrated database for one test file, dropped by `close`; on the tests' PostgreSQL or another one. */
export function openDatabase(cluster = adminUrl()) {
  return openCopy(cluster, migratedTemplate)
}

/** Like `openDatabase`, with the products of the demonstration shop. */
export function openDemoDatabase(cluster = adminUrl()) {
  return openCopy(cluster, catalogueTemplate)
}

/** A copy of a database in use by nobody. */
export function copyDatabase(url: string) {
  const name = new URL(url).pathname.slice(1)
  return openCopy(adminUrl(), async () => name)
}

export type TestDatabase = Awaited<ReturnType<typeof openCopy>>

async function openCopy(cluster: string, prepare: (admin: Sql, cluster: string) => Promise<string>) {
  const admin = connect(cluster, { max: 1 })
  await admin.sql`SELECT pg_advisory_lock(${templateLock})`
  const template = await prepare(admin.sql, cluster)
  await admin.sql`SELECT pg_advisory_unlock(${templateLock})`
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

/** Migrations run once per cluster; every test file gets a copy of the result. */
async function migratedTemplate(admin: Sql, cluster: string): Promise<string> {
  const name = `template_${hashOf(migrationFiles)}`
  await makeOnce(admin, name, async (fresh) => {
    await admin.unsafe(`CREATE DATABASE ${fresh}`)
    await migrateDatabase(addressOf(cluster, fresh))
  })
  return name
}

/** Filling a shop takes seconds, copying it almost no time. */
async function catalogueTemplate(admin: Sql, cluster: string): Promise<string> {
  const empty = await migratedTemplate(admin, cluster)
  const name = `catalogue_${hashOf([...migrationFiles, ...catalogueFiles])}`
  await makeOnce(admin, name, async (fresh) => {
    await admin.unsafe(`CREATE DATABASE ${fresh} TEMPLATE ${empty}`)
    const { sql, db } = connect(addressOf(cluster, fresh))
    const { applyReference } = await import('#server/catalogue/reference.ts')
    const { seedCatalogue } = await import('../../seeds/catalogue/seed.ts')
    await applyReference(db)
    await seedCatalogue({ db, now: new Date() })
    await sql`ANALYZE`
    await sql.end()
  })
  return name
}

async function makeOnce(admin: Sql, name: string, make: (fresh: string) => Promise<void>): Promise<void> {
  const [present] = await admin`SELECT FROM pg_database WHERE datname = ${name}`
  if (present) return
  const fresh = `${name}_new`
  await admin.unsafe(`DROP DATABASE IF EXISTS ${fresh}`)
  await make(fresh)
  await admin.unsafe(`ALTER DATABASE ${fresh} RENAME TO ${name}`)
}

const migrationFiles = ['migrations/*.sql', 'server/platform/jobs.ts']
const catalogueFiles = ['seeds/catalogue/**/*.{ts,json}', 'domain/**/*.ts', 'server/catalogue/**/*.ts']

function hashOf(patterns: string[]) {
  const hash = createHash('sha256')
  for (const file of globSync(patterns).sort()) hash.update(readFileSync(file))
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

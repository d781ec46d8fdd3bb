import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyReference } from '#server/catalogue/reference.ts'
import { connect, type Database, type Sql } from '#server/platform/database.ts'
import { migrateDatabase } from '#server/platform/migrations.ts'
import { startPostgres } from '#server/platform/postgres.ts'
import { createProgress, type Progress } from '#server/platform/progress.ts'
import { generateProducts } from './generate.ts'
import { type Server, startServer } from './process.ts'

export type Shop = {
  server: Server
  sql: Sql
  db: Database
  databaseUrl: string
  /** Another server on the same database, once it listens. */
  startAnother(): Promise<Server>
  progress: Progress
}

/** `demonstration`: with its people and its sandbox payment provider. */
type Opening = { count: number; durable: boolean; demonstration?: boolean }

/** Opens a shop with `count` products on its own database, and removes it again. */
export async function inShop(
  { count, durable, demonstration = false }: Opening,
  measure: (shop: Shop) => Promise<void>,
): Promise<void> {
  // Standard output is for the figures.
  const progress = createProgress(process.stderr)
  const folder = mkdtempSync(join(tmpdir(), 'verbena-bench-'))
  const postgres = await startPostgres({ folder, durable })
  const { sql, db } = connect(postgres.url)
  try {
    await migrateDatabase(postgres.url)
    await applyReference(db)
    await progress.step(`Generating ${count} products`, () => generateProducts(sql, count))
    const env = {
      DATABASE_URL: postgres.url,
      DEMO: demonstration ? '1' : '0',
      PUBLIC_URL: 'http://localhost',
      DATA_DIR: join(folder, 'files'),
      KEY_DIR: join(folder, 'keys'),
      HOST: '127.0.0.1',
      // Simulated users, each with their own IP address.
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const server = await startServer('scripts/start.ts', env, '/readyz')
    // The shop is already built.
    const startAnother = () => startServer('scripts/start.ts', env, '/healthz')
    try {
      await measure({ server, sql, db, databaseUrl: postgres.url, startAnother, progress })
    } finally {
      await server.stop()
    }
  } finally {
    await sql.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

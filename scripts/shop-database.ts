import { applyReference } from '#server/catalogue/reference.ts'
import { type Config, parseConfig } from '#server/platform/config.ts'
import { type DataLock, lockData } from '#server/platform/data-lock.ts'
import { connect, type Database, type Sql } from '#server/platform/database.ts'
import { checkDatabase } from '#server/platform/database-problem.ts'
import { migrateDatabase } from '#server/platform/migrations.ts'
import { joinPostgres, startPostgres } from '#server/platform/postgres.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

export type ShopDatabase = {
  /** Without a pooler. */
  url: string
  sql: Sql
  db: Database
  config: Config
  close(): Promise<void>
}

/**
 * The shop's database for a command: that of DATABASE_URL, or else the shop's own, whether or not the shop is running.
 */
export async function openShopDatabase(environment: NodeJS.ProcessEnv): Promise<ShopDatabase> {
  const config = parseConfig(environment, { checkout: process.cwd(), isRoot: process.getuid?.() === 0 })
  const { url, stop } = await reach(config)
  const directUrl = config.databaseDirectUrl ?? url
  await migrateDatabase(directUrl)
  const { sql, db } = connect(url, { max: 4 })
  await applyReference(db)
  return {
    url: directUrl,
    sql,
    db,
    config,
    async close() {
      await sql.end({ timeout: 5 })
      await stop()
    },
  }
}

async function reach(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) {
    await checkDatabase(config.databaseUrl)
    return { url: config.databaseUrl, stop: async () => {} }
  }
  const lock = lockUnlessOpen(config.dataDir)
  if (!lock) return { url: await joinPostgres(config.dataDir), stop: async () => {} }
  const postgres = await startPostgres({ folder: config.dataDir })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      lock.release()
    },
  }
}

// A running shop holds the lock and runs the database, which is then only used and left running.
function lockUnlessOpen(folder: string): DataLock | undefined {
  try {
    return lockData(folder)
  } catch (error) {
    if (error instanceof StartProblem && /already in use/.test(error.message)) return undefined
    throw error
  }
}

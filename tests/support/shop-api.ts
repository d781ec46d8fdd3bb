import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { buildApi } from '#server/app.ts'
import { type Config, parseConfig } from '#server/platform/config.ts'
import { openDatabase } from './database.ts'

/** The shop's API on a database of its own, filled by `fill` before it opens; `logged` is what it wrote to its log. */
export async function openApi(
  fill: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
  environment: Record<string, string> = {},
) {
  const database = await openDatabase()
  await fill(database)
  const config: Config = parseConfig(
    { DATABASE_URL: database.url, DATA_DIR: tmpdir(), ...environment },
    { checkout: process.cwd(), isRoot: false },
  )
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
  const { app, catalogue } = await buildApi({
    config,
    url: database.url,
    sql: database.sql,
    db: database.db,
    log,
  })
  await app.ready()
  return {
    ...database,
    app,
    catalogue,
    logged,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

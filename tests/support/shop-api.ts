import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { buildApi } from '#server/app.ts'
import { type Config, parseConfig } from '#server/platform/config.ts'
import { connectShop } from '#server/platform/database.ts'
import type { PaymentProvider } from '#server/platform/payments/provider.ts'
import { openDatabase } from './database.ts'

/** The shop's API on a database of its own, in the PostgreSQL of DATABASE_URL if another is given, filled by `fill` before it opens; `logged` is what it wrote to its log. */
export async function openApi(
  fill: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
  environment: Record<string, string> = {},
  provider?: PaymentProvider,
) {
  const database = await openDatabase(environment.DATABASE_URL)
  await fill(database)
  const node = await openNode(database, environment, provider)
  return {
    ...database,
    ...node,
    async close() {
      await node.close()
      await database.close()
    },
  }
}

type Opened = Pick<Awaited<ReturnType<typeof openDatabase>>, 'url' | 'sql' | 'db'>

/** One more process of a shop, on the database that others use too. */
export async function openNode(
  { url, sql, db }: Opened,
  environment: Record<string, string> = {},
  provider?: PaymentProvider,
) {
  const config: Config = parseConfig(
    { DATA_DIR: tmpdir(), ...environment, DATABASE_URL: url },
    { checkout: process.cwd(), isRoot: false },
  )
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
  // Most tests look for no deadlines, and share their connections with the shop.
  const pools = environment.DATABASE_DEADLINE ? connectShop(url, config) : { sql, db, background: undefined }
  const built = await buildApi({ config, url, ...pools, log, provider })
  const { app, catalogue, companions, counts, searchCounts, demand, translations } = built
  await app.ready()
  async function close() {
    await app.close()
    await pools.background?.sql.end({ timeout: 1 })
    if (pools.sql !== sql) await pools.sql.end({ timeout: 1 })
  }
  return { app, config, catalogue, companions, counts, searchCounts, demand, translations, logged, close }
}

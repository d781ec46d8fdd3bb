import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { dayMs } from '#domain/local-time.ts'
import { buildApi } from '#server/app.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import { type Config, parseConfig } from '#server/platform/config.ts'
import type { Deps } from '#server/platform/context.ts'
import { connectShop } from '#server/platform/database.ts'
import { sealingWith } from '#server/platform/sealing.ts'
import { openDatabase, openDemoDatabase, type TestDatabase } from './database.ts'

type Fill = (database: TestDatabase) => Promise<void>

/** Encrypts with a fixed key, so that tests can read what a shop has encrypted. */
export const sealing = sealingWith(Buffer.alloc(32, 7))

/** The shop's API on its own database; `fill` runs before it starts; `logged` is its log. */
export async function openApi(
  fill: Fill,
  environment: Record<string, string> = {},
  provider?: PaymentProvider,
) {
  return openOn(await openDatabase(environment.DATABASE_URL), fill, environment, provider)
}

/** The shop's API with the products of the demonstration. */
export async function openDemoApi(fill: Fill) {
  return openOn(await openDemoDatabase(), fill)
}

async function openOn(
  database: TestDatabase,
  fill: Fill,
  environment: Record<string, string> = {},
  provider?: PaymentProvider,
) {
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

/** Tests run the timers of orders themselves: otherwise these would end orders that were placed in the past. */
const pace = { timersMs: dayMs }

type Opened = Pick<TestDatabase, 'url' | 'sql' | 'db'>

/** Another process of a shop, on a database that others use, too. */
export async function openNode(
  { url, sql, db }: Opened,
  environment: Record<string, string> = {},
  provider?: PaymentProvider,
  model?: Deps['catalogue'],
) {
  const config: Config = parseConfig(
    { DATA_DIR: tmpdir(), ...environment, DATABASE_URL: url },
    { checkout: process.cwd(), isRoot: false },
  )
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
  // Most tests do not depend on timeouts, and share their connections with the shop.
  const pools = environment.DATABASE_DEADLINE ? connectShop(url, config) : { sql, db, background: undefined }
  const built = await buildApi({ config, url, ...pools, sealing, log, provider, pace, catalogue: model })
  const {
    app,
    catalogue,
    companions,
    sales,
    counts,
    searchCounts,
    demand,
    storeChanges,
    contentChanges,
    questionChanges,
    translations,
  } = built
  await app.ready()
  async function close() {
    await app.close()
    await pools.background?.sql.end({ timeout: 1 })
    if (pools.sql !== sql) await pools.sql.end({ timeout: 1 })
  }
  const parts = {
    catalogue,
    companions,
    sales,
    counts,
    searchCounts,
    demand,
    storeChanges,
    contentChanges,
    questionChanges,
    translations,
  }
  return { app, config, ...parts, logged, close }
}

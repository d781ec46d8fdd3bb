import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { buildApi } from '#server/app.ts'
import { type Config, parseConfig } from '#server/platform/config.ts'
import type { PaymentProvider } from '#server/platform/payments/provider.ts'
import { openDatabase } from './database.ts'

/** The shop's API on a database of its own, filled by `fill` before it opens; `logged` is what it wrote to its log. */
export async function openApi(
  fill: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
  environment: Record<string, string> = {},
  provider?: PaymentProvider,
) {
  const database = await openDatabase()
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
    { DATABASE_URL: url, DATA_DIR: tmpdir(), ...environment },
    { checkout: process.cwd(), isRoot: false },
  )
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
  const built = await buildApi({ config, url, sql, db, log, provider })
  const { app, catalogue, companions, counts, searchCounts, demand, translations } = built
  await app.ready()
  const close = () => app.close()
  return { app, config, catalogue, companions, counts, searchCounts, demand, translations, logged, close }
}

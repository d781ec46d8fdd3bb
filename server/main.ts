import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import { applyReference } from '#server/catalogue/reference.ts'
import { buildApp } from './app.ts'
import { openReadModel } from './catalogue/read-model/open.ts'
import { type Config, parseConfig, requirePublicUrl } from './platform/config.ts'
import { folderProblem, lockData } from './platform/data-lock.ts'
import { connect, connectShop, requestPool, sqlState } from './platform/database.ts'
import { checkDatabase, databaseProblem } from './platform/database-problem.ts'
import { folderFiles } from './platform/files.ts'
import { addressOf, checkPort, listeningProblem } from './platform/listening.ts'
import { createLog, type Log, outliveTerminal } from './platform/log.ts'
import { migrateDatabase } from './platform/migrations.ts'
import { startPostgres } from './platform/postgres.ts'
import { createProgress, type Progress } from './platform/progress.ts'
import { isDriverFault, isLostConnection } from './platform/renewing-pool.ts'
import { openSealing } from './platform/sealing.ts'
import { createShutdown, type Shutdown, signalHandler } from './platform/shutdown.ts'
import { errorCode, StartProblem } from './platform/start-problem.ts'
import { loadTranslations } from './platform/translation.ts'

type ShopOptions = {
  /** Comes after the checks that fail fast and before the database. */
  prepare?: (progress: Progress) => Promise<void>
  /** In development: pages come from the sources. */
  vite?: ViteDevServer
}
type Opening = {
  config: Config
  progress: Progress
  log: Log
  shutdown: Shutdown
  vite: ViteDevServer | undefined
}

/** Runs the shop until a signal ends it; undefined when it could not open. */
export async function runShop({ prepare, vite }: ShopOptions = {}): Promise<FastifyInstance | undefined> {
  outliveTerminal()
  const shutdown = createShutdown()
  const close = (code: number) => void shutdown.run().then(() => process.exit(code))
  const onSignal = signalHandler({
    close: () => close(0),
    endAtOnce: () => process.exit(1),
    clock: () => performance.now(),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  let config: Config | undefined
  try {
    config = parseConfig(process.env, { checkout: process.cwd(), isRoot: process.getuid?.() === 0 })
    requirePublicUrl(config)
    if (!config.databaseUrl) shutdown.add(lockData(config.dataDir).release)
    await checkPort(config)
    // An operator's stdout carries the log and nothing else.
    const progress = createProgress(config.demonstration ? process.stdout : process.stderr)
    await prepare?.(progress)
    const log = createLog(config)
    process.on('uncaughtException', (error) => {
      const mends = isDriverFault(error) || isLostConnection(error)
      log[mends ? 'warn' : 'fatal']({ err: error }, 'fault outside of any request')
      if (!mends) close(1)
    })
    return await openShop({ config, progress, log, shutdown, vite })
  } catch (error) {
    if (shutdown.signal.aborted) return undefined
    process.stderr.write(`${sentence(error, config)}\n`)
    close(1)
    return undefined
  }
}

async function openShop({ config, progress, log, shutdown, vite }: Opening) {
  const url = await progress.step('Database', () => openDatabase(config, log, shutdown))
  await progress.step('Tables', () => migrateDatabase(config.databaseDirectUrl ?? url))
  await fillShop({ config, progress, log, url })
  const { background, ...requests } = connectShop(url, config)
  shutdown.add(() => Promise.all([requests.sql.end({ timeout: 5 }), background.sql.end({ timeout: 5 })]))
  const direct = config.databaseDirectUrl ?? url
  const stopping = shutdown.signal
  const app = await buildApp({ config, url: direct, ...requests, background, log, vite, stopping })
  shutdown.add(() => app.close())
  shutdown.add(() => vite?.close())
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw new StartProblem(listeningProblem(error, config))
  })
  // Balancers read `/readyz`, and send nobody here any more.
  const delayMs = vite ? 0 : config.shutdownDelaySeconds * 1000
  shutdown.add(() => wait(delayMs), { patienceMs: delayMs + 1000 })
  const { port } = app.server.address() as AddressInfo
  progress.line(`Verbena is open at ${config.publicUrl ?? addressOf({ ...config, port })}`)
  return app
}

type Filling = Pick<Opening, 'config' | 'progress' | 'log'>
type Seeding = Filling & ReturnType<typeof connect>

/** As long as it takes: nobody waits for an answer yet. */
async function fillShop({ url, ...filling }: Filling & { url: string }): Promise<void> {
  const { sql, db } = connect(url)
  try {
    await filling.progress.step('Words of the catalogue', () => applyReference(db))
    if (filling.config.demonstration) await openDemonstration({ ...filling, sql, db })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** What a shop to be looked at has in it. */
async function openDemonstration(seeding: Seeding): Promise<void> {
  const { config, progress, db } = seeding
  const { region } = config
  const { seedCatalogue } = await import('../seeds/catalogue/seed.ts')
  await progress.step('Demonstration shop', (onProgress) =>
    seedCatalogue({ db, now: new Date(), onProgress }),
  )
  const { seedPeople } = await import('../seeds/people/seed.ts')
  const files = folderFiles(config.dataDir)
  await progress.step('Demonstration people', (onProgress) =>
    seedPeople({ db, files, region, now: new Date(), onProgress }),
  )
  const { seedProtocols } = await import('../seeds/protocols/seed.ts')
  const sealing = await openSealing(config)
  await progress.step('Demonstration protocols', (onProgress) =>
    seedProtocols({ db, sealing, region, now: new Date(), onProgress }),
  )
  const { seedSearch } = await import('../seeds/search/seed.ts')
  await progress.step('Demonstration visitors', (onProgress) =>
    seedSearch({ db, now: new Date(), onProgress }),
  )
  await openOrders(seeding)
}

/** People buy what the catalogue says, so it is loaded for them; once there are orders, it is not. */
async function openOrders({ config, progress, log, sql, db }: Seeding): Promise<void> {
  const { hasOrders, seedOrders } = await import('../seeds/orders/seed.ts')
  if (await hasOrders(db)) return
  const translations = loadTranslations(join(import.meta.dirname, '../locales'))
  const products = openReadModel({ config, sql, log, translations })
  try {
    await progress.step('Demonstration orders', (report) =>
      seedOrders({ db, config, products, translations, now: new Date(), onProgress: report }),
    )
  } finally {
    await products.close()
  }
}

async function openDatabase(config: Config, log: Log, shutdown: Shutdown) {
  if (config.databaseUrl) {
    await checkDatabase(config.databaseUrl, requestPool(config))
    return config.databaseUrl
  }
  const starting = startPostgres({
    folder: config.dataDir,
    log,
    onLost: () => {
      log.fatal('PostgreSQL does not stay up, so the shop stops too; postgres.log says why. Start it again')
      void shutdown.run().then(() => process.exit(1))
    },
  })
  // Added before it runs: a signal in the middle of the start must stop it too.
  shutdown.add(async () => (await starting).stop())
  return (await starting).url
}

function sentence(error: unknown, config: Config | undefined) {
  if (error instanceof StartProblem) return error.message
  if (sqlState(error) === '53100' || errorCode(error) === 'ENOSPC')
    return folderProblem(config?.dataDir ?? '.', Object.assign(new Error(), { code: 'ENOSPC' }))
  if (config?.databaseUrl && sqlState(error)) return databaseProblem(error, config.databaseUrl)
  if (isLostConnection(error))
    return 'The database went away while the shop was starting; its own log says why. Start the shop again.'
  return `The shop could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

if (import.meta.main) await runShop()

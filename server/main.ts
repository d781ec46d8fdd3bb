import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { isDriverFault, isLostConnection } from '#lib/postgres/postgres.ts'
import { findSealed } from '#server/accounts/sign-in/signing-keys.ts'
import { applyReference } from '#server/catalogue/reference.ts'
import { creditEarlierOrders } from '#server/commission/settle-commission.ts'
import { buildApp } from './app.ts'
import type { AppOptions } from './deps.ts'
import { type Config, parseConfig, requirePublicUrl } from './platform/config.ts'
import { folderProblem, lockData } from './platform/data-lock.ts'
import { connect, connectShop, type Database, requestPool, sqlState } from './platform/database.ts'
import { checkDatabase, databaseProblem } from './platform/database-problem.ts'
import { checkFiles } from './platform/files/open-files.ts'
import { addressOf, checkPort, listeningProblem } from './platform/listening.ts'
import { createLog, ignoreTerminalErrors, type Log } from './platform/log.ts'
import { migrateDatabase } from './platform/migrations.ts'
import { startPostgres } from './platform/postgres.ts'
import { createProgress, type Progress } from './platform/progress.ts'
import { openSealing } from './platform/sealing/open-sealing.ts'
import { sealOlderTexts } from './platform/sealing/sealed-texts.ts'
import type { Sealing } from './platform/sealing.ts'
import { createShutdown, type Shutdown, signalHandler } from './platform/shutdown.ts'
import { errorCode, StartProblem } from './platform/start-problem.ts'
import { certificateReasons } from './practitioners/certificates/find-certificates.ts'
import { shareNotes } from './protocols/sharing/share-notes.ts'

type ShopOptions = {
  /** Run after the checks that fail fast and before the database. */
  prepare?: ((progress: Progress) => Promise<void>) | undefined
  /** Fills a demonstration shop before it opens. */
  seed?: ((filling: SeedInput) => Promise<void>) | undefined
  /** Replaces how the server is made, in development. */
  build?: (deps: AppOptions) => Promise<FastifyInstance>
}
type Opening = {
  config: Config
  progress: Progress
  log: Log
  shutdown: Shutdown
}
/** What filling a shop needs. */
export type SeedInput = Pick<Opening, 'config' | 'progress' | 'log'> &
  ReturnType<typeof connect> & { sealing: Sealing }

/** Runs the shop until a signal stops it; undefined if it could not start. */
export async function runShop(options: ShopOptions = {}): Promise<FastifyInstance | undefined> {
  ignoreTerminalErrors()
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
    await checkFiles(config)
    // In operation stdout contains only the log.
    const progress = createProgress(config.demonstration ? process.stdout : process.stderr)
    await options.prepare?.(progress)
    const log = createLog(config)
    process.on('uncaughtException', (error) => {
      const mends = isDriverFault(error) || isLostConnection(error)
      log[mends ? 'warn' : 'fatal']({ err: error }, 'fault outside of any request')
      if (!mends) close(1)
    })
    return await openShop({ config, progress, log, shutdown }, options)
  } catch (error) {
    if (shutdown.signal.aborted) return undefined
    process.stderr.write(`${sentence(error, config)}\n`)
    close(1)
    return undefined
  }
}

async function openShop(
  { config, progress, log, shutdown }: Opening,
  { seed, build = buildApp }: ShopOptions,
) {
  const url = await progress.step('Starting the database', () => openDatabase(config, log, shutdown))
  await progress.step('Migrating tables', () => migrateDatabase(config.databaseDirectUrl ?? url))
  const sealing = await fillShop({ config, progress, log }, { url, seed })
  const { background, ...requests } = connectShop(url, config)
  shutdown.add(() => Promise.all([requests.sql.end({ timeout: 5 }), background.sql.end({ timeout: 5 })]))
  const direct = config.databaseDirectUrl ?? url
  const stopping = shutdown.signal
  const app = await build({ config, url: direct, ...requests, background, sealing, log, stopping })
  shutdown.add(() => app.close())
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw new StartProblem(listeningProblem(error, config))
  })
  // Load balancers read `/readyz`, and then send no more requests here.
  const delayMs = config.shutdownDelaySeconds * 1000
  shutdown.add(() => wait(delayMs), { maxWaitMs: delayMs + 1000 })
  const { port } = app.server.address() as AddressInfo
  progress.line(`Verbena is open at ${config.publicUrl ?? addressOf({ ...config, port })}`)
  return app
}

/** Without a time limit: nobody is waiting for an answer yet. */
async function fillShop(
  { config, progress, log }: Omit<Opening, 'shutdown'>,
  { url, seed }: Pick<ShopOptions, 'seed'> & { url: string },
): Promise<Sealing> {
  const { sql, db } = connect(url)
  try {
    const sealing = await openSealing({ config, db, findSealed: () => findSealed(db), say: progress.line })
    await sealOlder(db, sealing, progress)
    await creditEarlierOrders({ db, log, now: new Date() })
    await progress.step('Loading the vocabulary', () => applyReference(db))
    if (config.demonstration) await seed?.({ config, progress, log, sql, db, sealing })
    return sealing
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Values that earlier versions stored unencrypted. */
async function sealOlder(db: Database, sealing: Sealing, progress: Progress): Promise<void> {
  let count = 0
  for (const texts of [shareNotes, certificateReasons]) count += await sealOlderTexts(db, sealing, texts)
  if (count > 0) progress.line(`Encrypted ${count} notes that an older version stored in plain text.`)
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
      log.fatal(
        'PostgreSQL keeps stopping, so the shop is stopping too; see postgres.log, then start it again',
      )
      void shutdown.run().then(() => process.exit(1))
    },
  })
  // Registered before it runs: a signal during the start must stop it too.
  shutdown.add(async () => (await starting).stop())
  return (await starting).url
}

function sentence(error: unknown, config: Config | undefined) {
  if (error instanceof StartProblem) return error.message
  if (sqlState(error) === '53100' || errorCode(error) === 'ENOSPC')
    return folderProblem(config?.dataDir ?? '.', Object.assign(new Error(), { code: 'ENOSPC' }))
  if (config?.databaseUrl && sqlState(error)) return databaseProblem(error, config.databaseUrl)
  if (isLostConnection(error))
    return 'The connection to the database was lost during the start; see its log, then start the shop again.'
  return `The shop could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

if (import.meta.main) await runShop()

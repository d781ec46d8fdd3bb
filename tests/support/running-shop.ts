import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase, openDatabase, type TestDatabase } from './database.ts'

const opened = /open at (\S+)/

/** Where a shop keeps its data. */
export type ShopDataSettings = { DATABASE_URL: string; DATA_DIR: string }

/** The built shop in its own process, by default with a new, empty database. */
export async function runShop(environment: Record<string, string>, source?: ShopDataSettings) {
  const place = source ? await copyShopData(source) : await openShopData(await openDatabase())
  try {
    const shop = await startShop({ ...place.environment, ...environment })
    const close = () => shop.stop().then(place.close)
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = place.environment
    return { url: shop.url, databaseUrl, dataDir, close }
  } catch (error) {
    await place.close()
    throw error
  }
}

/** A database and folder for a shop, deleted by `close`. */
export async function openShopData(database: TestDatabase) {
  const dataDir = mkdtempSync(join(tmpdir(), 'verbena-journeys-'))
  return {
    environment: { DATABASE_URL: database.url, DATA_DIR: dataDir } satisfies ShopDataSettings,
    async close() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A copy of the data of a shop that is not running. */
export async function copyShopData(source: ShopDataSettings) {
  const place = await openShopData(await copyDatabase(source.DATABASE_URL))
  cpSync(source.DATA_DIR, place.environment.DATA_DIR, { recursive: true })
  return place
}

/** The built shop on existing data. */
export async function startShop(environment: Record<string, string> & { DATA_DIR: string }) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    SHUTDOWN_DELAY: '0',
    // A busy machine makes a statement slow; what is tested is not the machine.
    DATABASE_DEADLINE: '60',
    // Not taken from the settings of the person running the tests.
    KEY_DIR: join(environment.DATA_DIR, 'keys'),
    ...environment,
  }
  const shop = spawn(process.execPath, ['scripts/run.mjs', 'scripts/start.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const isRunning = () => shop.exitCode === null && shop.signalCode === null
  async function stop() {
    if (isRunning() && shop.kill('SIGTERM')) await once(shop, 'exit')
  }
  async function kill() {
    if (isRunning() && shop.kill('SIGKILL')) await once(shop, 'exit')
  }
  return { url: await addressOf(shop), stop, kill }
}

function addressOf(shop: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (text: Buffer) => {
      output += text.toString()
      const address = opened.exec(output)?.[1]
      if (address) resolve(address)
    }
    shop.stdout?.on('data', read)
    shop.stderr?.on('data', read)
    shop.once('exit', (code) =>
      reject(new Error(`The shop ended with ${code} instead of opening:\n${output}`)),
    )
  })
}

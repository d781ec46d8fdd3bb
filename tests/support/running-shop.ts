import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from './database.ts'

const opened = /open at (\S+)/

/** The built shop itself, in a process of its own, on an empty database of its own. */
export async function runShop(environment: Record<string, string>) {
  const database = await openDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'verbena-journeys-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ...environment,
  }
  const shop = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  async function close() {
    if (shop.exitCode === null && shop.kill('SIGTERM')) await once(shop, 'exit')
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return { url: await addressOf(shop), dataDir, close }
  } catch (error) {
    await close()
    throw error
  }
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

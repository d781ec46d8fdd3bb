import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
  }
}

const opened = /open at (\S+)/

/** Before the journeys: the built shop itself, in a process of its own, with the demonstration's products. */
export default async function openShop(project: TestProject) {
  const database = await openDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'verbena-journeys-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
  }
  const shop = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  project.provide('shopUrl', await addressOf(shop))
  return async () => {
    shop.kill('SIGTERM')
    await new Promise((resolve) => shop.once('exit', resolve))
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
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

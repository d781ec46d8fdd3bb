import { spawn } from 'node:child_process'
import { parseConfig } from '#server/platform/config.ts'
import { lockData } from '#server/platform/data-lock.ts'
import { startPostgres } from '#server/platform/postgres.ts'
import { createShutdown } from '#server/platform/shutdown.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

const watched = ['server', 'contract', 'domain', 'seeds', 'locales'].flatMap((folder) => [
  '--watch-path',
  folder,
])

const shutdown = createShutdown()
const close = (code: number) => void shutdown.run().then(() => process.exit(code))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => close(0))

try {
  const env = await environment()
  const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'scripts/dev-server.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  shutdown.add(() => {
    server.kill('SIGTERM')
    return ended
  })
  server.once('exit', (code) => close(code ?? 0))
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  close(1)
}

// The database outlives the restarts that saving a file causes.
async function environment() {
  const config = parseConfig(process.env, { checkout: process.cwd(), isRoot: process.getuid?.() === 0 })
  if (config.databaseUrl) return {}
  shutdown.add(lockData(config.dataDir).release)
  const starting = startPostgres({ folder: config.dataDir })
  shutdown.add(async () => (await starting).stop())
  return { DATABASE_URL: (await starting).url, DEMO: config.demonstration ? '1' : '0' }
}

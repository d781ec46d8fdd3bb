import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseConfig } from '#server/platform/config.ts'
import { lockData } from '#server/platform/data-lock.ts'
import { startPostgres } from '#server/platform/postgres.ts'
import { createShutdown } from '#server/platform/shutdown.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

const shutdown = createShutdown()
const close = (code: number) => void shutdown.run().then(() => process.exit(code))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => close(0))

try {
  const env = await environment()
  let server: ChildProcess
  shutdown.add(async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
  })
  const start = () => {
    let isWanted = false
    server = spawn(process.execPath, ['scripts/dev-server.ts'], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, SHUTDOWN_DELAY: '0', ...env },
    })
    // It requests a restart if a change concerns more than the shop itself.
    server.once('message', () => {
      isWanted = server.kill('SIGTERM')
    })
    server.once('exit', (code) => (isWanted ? start() : close(code ?? 0)))
  }
  start()
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  close(1)
}

// The database keeps running when the server restarts.
async function environment() {
  const config = parseConfig(process.env, { checkout: process.cwd(), isRoot: process.getuid?.() === 0 })
  if (config.databaseUrl) return {}
  shutdown.add(lockData(config.dataDir).release)
  const starting = startPostgres({ folder: config.dataDir })
  shutdown.add(async () => (await starting).stop())
  return { DATABASE_URL: (await starting).url, DEMO: config.demonstration ? '1' : '0' }
}

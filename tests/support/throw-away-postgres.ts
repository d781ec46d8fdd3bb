import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startPostgres } from '#server/platform/postgres.ts'

const prefix = 'verbena-test-'

/** A PostgreSQL in a temporary folder, deleted with all its data by `stop`. */
export async function throwAwayPostgres(): Promise<EmbeddedPostgres & { folder: string }> {
  await removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  const postgres = await startPostgres({ folder, durable: false })
  return {
    url: postgres.url,
    folder,
    async stop() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Servers left by a killed test run are adopted once more, to stop them. */
async function removeLeftovers() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (isRunning(Number(name.slice(prefix.length).split('-')[0]))) continue
    const folder = join(tmpdir(), name)
    try {
      await (await startPostgres({ folder, durable: false })).stop()
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another user's, or too broken to start: not ours to clean up.
    }
  }
}

function isRunning(process_: number) {
  try {
    return process.kill(process_, 0)
  } catch {
    return false
  }
}

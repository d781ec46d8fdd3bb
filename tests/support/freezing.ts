import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from '#server/platform/database.ts'

/** Stops every process of the PostgreSQL that `sql` asks, as on a machine that swaps or whose disk hangs. */
export async function openFreezing(sql: Sql) {
  const [row] = await sql<{ folder: string }[]>`SELECT current_setting('data_directory') AS folder`
  const postmaster = Number(readFileSync(join(row!.folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const stopped: number[] = []
  return {
    freeze() {
      // First, so that it makes no more of them.
      process.kill(postmaster, 'SIGSTOP')
      stopped.push(postmaster, ...childrenOf(postmaster))
      for (const id of stopped) process.kill(id, 'SIGSTOP')
    },
    thaw() {
      for (const id of stopped.splice(0)) process.kill(id, 'SIGCONT')
    },
  }
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return lines.flatMap((line) => {
    const [id, of] = line.trim().split(/\s+/).map(Number)
    return id !== undefined && of === parent ? [id] : []
  })
}

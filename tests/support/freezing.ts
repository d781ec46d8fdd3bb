import { execFileSync } from 'node:child_process'
import { postmasterOf } from './postmaster.ts'

/** Suspends every process of a temporary PostgreSQL, as on a machine that swaps or whose disk hangs. */
export function openFreezing({ folder }: { folder: string }) {
  const postmaster = postmasterOf(folder)
  const stopped: number[] = []
  return {
    freeze() {
      // The parent first, so that it starts no new ones.
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

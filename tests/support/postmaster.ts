import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process id of the PostgreSQL server in `folder`. Throws if none runs there, and while one is starting. */
export function postmasterOf(folder: string): number {
  const id = Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  // While the server starts, its file is empty for a moment. A signal sent to process 0 reaches our own process group:
  // the test run, and everything that started it.
  if (!Number.isInteger(id) || id <= 0)
    throw new Error(`The PostgreSQL in ${folder} has not written its id yet.`)
  return id
}

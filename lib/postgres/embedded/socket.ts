import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LaunchProblem } from './launch-problem.ts'
import type { Owner } from './owner.ts'

// The kernels' limit on a socket's path: 107 bytes on Linux, 103 on macOS.
const longestPath = 103

/** A folder for the Unix socket that only PostgreSQL's user can enter, short enough for the kernel. */
export function socketFolder(folder: string, owner: Owner, port: number): string {
  const path = shortEnough(join(folder, 'socket'), port)
    ? join(folder, 'socket')
    : join(tmpdir(), `verbena-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  if (mkdirSync(path, { recursive: true, mode: 0o700 }) && owner) chownSync(path, owner.uid, owner.gid)
  const expected = owner?.uid ?? process.getuid?.()
  const { uid, mode } = lstatSync(path)
  if (uid !== expected || (mode & 0o077) !== 0)
    throw new LaunchProblem(`The folder ${path} belongs to somebody else.`, 'folder')
  return path
}

export function shortEnough(folder: string, port: number): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestPath
}

import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Binaries, postgresBinaries, postgresVersion } from './binaries.ts'
import { postgresFailure } from './failure.ts'
import { LaunchProblem } from './launch-problem.ts'
import { type Owner, postgresOwner } from './owner.ts'

/** A PostgreSQL data folder of our own, and what is needed to run programs on it. */
export type Cluster = { folder: string; data: string; owner: Owner; binaries: Binaries; superuser: Login }

export type Login = { role: string; password: string }

const superuser = 'verbena'

export const dataOf = (folder: string) => join(folder, 'postgres/cluster')

/** Finds the cluster in `folder`, or creates it. */
export async function openCluster(folder: string): Promise<Cluster> {
  const owner = postgresOwner()
  const home = join(folder, 'postgres')
  const secret = join(folder, 'postgres.password')
  const data = dataOf(folder)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (owner) {
    // The owner must be able to traverse the folder, but not to list it.
    chmodSync(folder, statSync(folder).mode | 0o011)
    chownSync(home, owner.uid, owner.gid)
  }
  const binaries = postgresBinaries(owner && join(folder, `postgresql-${postgresVersion()}`))
  if (!existsSync(join(data, 'PG_VERSION'))) {
    writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
    await initialise({ home, data, owner, binaries, secret })
  }
  if (!existsSync(secret)) throw new LaunchProblem(`The database's password is missing from ${secret}.`)
  return {
    folder,
    data,
    owner,
    binaries,
    superuser: { role: superuser, password: readFileSync(secret, 'utf8') },
  }
}

type NewCluster = { home: string; data: string; owner: Owner; binaries: Binaries; secret: string }

async function initialise({ home, data, owner, binaries, secret }: NewCluster) {
  // Created elsewhere and moved here when complete, so that an interrupted start leaves nothing incomplete.
  const unfinished = join(home, 'cluster.new')
  const passwordFile = join(home, 'password.new')
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(passwordFile, readFileSync(secret), { mode: 0o600 })
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  const { failed, output } = await run(binaries.initdb, options, home, owner)
  rmSync(passwordFile, { force: true })
  if (failed) {
    rmSync(unfinished, { recursive: true, force: true })
    throw postgresFailure(dirname(home), output)
  }
  renameSync(unfinished, data)
}

/** Spawn options for a child that runs as the cluster's owner, detached from our terminal's signals. */
export function childOptions(cwd: string, owner: Owner) {
  return {
    cwd,
    detached: true,
    env: { LC_ALL: 'C', PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
    ...owner,
  }
}

function run(program: string, options: string[], cwd: string, owner: Owner) {
  return new Promise<{ failed: boolean; output: string }>((resolve) => {
    const child = spawn(program, options, { ...childOptions(cwd, owner), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ failed: true, output: `error: ${error.message}` }))
    child.on('close', (code) => resolve({ failed: code !== 0, output }))
  })
}

/** Fast shutdown: ends all sessions, writes everything and exits; immediate shutdown if it cannot write. */
export async function stopCluster({ binaries, data, owner, folder }: Cluster): Promise<void> {
  const cwd = owner ? dirname(data) : folder
  for (const mode of ['fast', 'immediate']) {
    const options = ['stop', `--pgdata=${data}`, `--mode=${mode}`, '--wait', '--timeout=10']
    const { failed } = await run(binaries.pgCtl, options, cwd, owner)
    if (!failed) return
  }
}

/** Whether process `id` is a PostgreSQL server, and not another process that got its id after a reboot. */
export function isPostgres(id: number): boolean {
  try {
    process.kill(id, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const command = existsSync(`/proc/${id}/cmdline`)
    ? readFileSync(`/proc/${id}/cmdline`, 'utf8')
    : spawnSync('ps', ['-p', String(id), '-o', 'comm='], { encoding: 'utf8' }).stdout
  return process.platform === 'win32' || /postgres/.test(command ?? '')
}

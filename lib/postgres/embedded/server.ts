import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, childOptions, isPostgres, type Login } from './cluster.ts'
import { socketFolder } from './socket.ts'

const settings = {
  max_connections: 60,
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
}
/** For temporary data, which need not survive a crash. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // A parallel worker in a database prevents anybody but a superuser from dropping it.
  autovacuum: 'off',
  // Enough for all the shops that tests open at once, each with its pools.
  max_connections: 300,
}

const localPort = 5432
const longestLog = 5_000_000

/**
 * Starts the server; returns its error output if it failed. `formerPort`: its last port, to keep its address the same.
 */
export async function launch(
  cluster: Cluster,
  { durable, formerPort }: { durable: boolean; formerPort?: number | undefined },
): Promise<string | undefined> {
  const home = dirname(cluster.data)
  const windows = process.platform === 'win32'
  const port = windows ? (formerPort ?? (await freePort())) : localPort
  const socket = windows ? '' : socketFolder(home, cluster.owner, port)
  clearStaleLocks(cluster.data, socket)
  const all = {
    ...settings,
    ...(durable ? {} : throwAway),
    port,
    listen_addresses: windows ? '127.0.0.1' : '',
    unix_socket_directories: socket,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(join(cluster.folder, 'postgres.log'))
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.data, ...options], {
    ...childOptions(home, cluster.owner),
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  child.unref()
  closeSync(log.descriptor)
  let failure: string | undefined
  child.once('error', (error) => (failure = `error: ${error.message}`))
  child.once('exit', () => {
    failure ??= log.read()
  })
  while (!(await isReady(cluster))) {
    if (failure !== undefined) return failure
    await wait(20)
  }
  return undefined
}

// After a crash these files name processes that no longer exist, whose ids may have been reused; we alone own the
// folder.
function clearStaleLocks(data: string, socket: string) {
  rmSync(join(data, 'postmaster.pid'), { force: true })
  if (socket) rmSync(join(socket, `.s.PGSQL.${localPort}.lock`), { force: true })
}

/** The lines of postmaster.pid: process, data, start, port, socket folder, TCP address, shared memory, status. */
function postmaster(cluster: Pick<Cluster, 'data'>) {
  try {
    const lines = readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')
    return { id: Number(lines[0]), port: Number(lines[3]), socket: lines[4] ?? '', status: lines[7]?.trim() }
  } catch {
    return undefined
  }
}

export function isRunning(cluster: Pick<Cluster, 'data'>): boolean {
  const server = postmaster(cluster)
  return server !== undefined && isPostgres(server.id)
}

/**
 * Whether the server accepts connections. If it is starting, recovering or shutting down, waits: two servers must never
 * run on one folder.
 */
export async function isReady(cluster: Cluster): Promise<boolean> {
  for (;;) {
    const server = postmaster(cluster)
    if (!server || !isPostgres(server.id)) return false
    if (server.status === 'ready') return true
    await wait(20)
  }
}

export function connectionOf(cluster: Cluster, { role, password }: Login) {
  const server = postmaster(cluster)
  return {
    host: server?.socket || '127.0.0.1',
    port: server?.port ?? localPort,
    user: role,
    password,
    database: 'postgres',
    max: 1,
    connect_timeout: 10,
    onnotice: () => {},
  }
}

export function addressOf(cluster: Cluster, { role, password }: Login) {
  const server = postmaster(cluster)
  const url = new URL(`postgres://${role}:${password}@127.0.0.1:${server?.port}/postgres`)
  if (server?.socket) url.searchParams.set('host', server.socket)
  return url.href
}

function openLog(file: string) {
  if (existsSync(file) && statSync(file).size > longestLog) renameSync(file, `${file}.1`)
  const from = existsSync(file) ? statSync(file).size : 0
  const descriptor = openSync(file, 'a', 0o600)
  // By then its folder, with everything in it, may be gone.
  const read = () => (existsSync(file) ? readFileSync(file).subarray(from).toString() : 'its log is gone')
  return { descriptor, read }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

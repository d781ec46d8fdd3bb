import { createConnection, type Socket } from 'node:net'
import type { Sql } from 'postgres'
import { errorCode } from '../error-code.ts'

type Address = { host: string[]; port: number[]; path: string | false }
type Open = (how: { onclose: () => void; fetch_types: boolean; socket: (address: Address) => Socket }) => Sql

export type ReconnectingPool = {
  /** Always uses the current pool. */
  sql: Sql
  current(): Sql
  /** Replaces the current pool, unless that has already happened. */
  retire(pool: Sql): void
}

/** Work in progress on a pool that lost a connection may still finish within this time. */
const graceSeconds = 3

/**
 * The driver (postgres 3.4.9) is unreliable once a connection broke: its queries may never settle, later ones wait for
 * ever, and a transaction may continue outside itself. So a pool that lost a connection takes no new work and is
 * closed, which settles everything pending, and the next query opens a new pool.
 */
export function reconnectingPool(open: Open): ReconnectingPool {
  let listener: Sql | undefined
  let ended = false
  const socketsOf = new WeakMap<Sql, ReadonlySet<Socket>>()
  const first = renew()
  let pool = first

  function renew(former?: Sql): Sql {
    const { sockets, socket } = openSockets()
    const opened = open({
      socket,
      onclose: () => retire(opened),
      // Fetched once: the driver never settles this query when the connection breaks.
      fetch_types: !former || knownTypes(former) === 0,
    })
    // Drizzle configured date parsing on the first pool.
    if (former) inherit(opened, former)
    socketsOf.set(opened, sockets)
    return opened
  }

  function retire(opened: Sql) {
    if (ended || pool !== opened) return
    pool = renew(opened)
    // A frozen server closes nothing, and what waits on a connection ends only when it closes.
    void opened.end({ timeout: graceSeconds }).then(() => {
      for (const socket of socketsOf.get(opened) ?? []) socket.destroy()
    })
  }

  const own: Partial<Record<string | symbol, unknown>> = {
    // The driver listens again by itself, as long as its pool is open.
    listen(...how: Parameters<Sql['listen']>) {
      listener ??= open({ onclose() {}, fetch_types: false, socket: openSockets().socket })
      return listener.listen(...how)
    },
    async end(options?: { timeout?: number }) {
      ended = true
      await Promise.all([pool.end(options), listener?.end(options)])
    },
  }
  const sql = new Proxy(first, {
    apply: (_, self, query) => Reflect.apply(pool, self, query),
    get: (_, name) => own[name] ?? Reflect.get(pool, name),
  })
  return { sql, current: () => pool, retire }
}

/** The driver does not expose its sockets; with several hosts they are tried in turn. */
function openSockets() {
  const sockets = new Set<Socket>()
  let opened = 0
  return {
    sockets,
    socket({ host: hosts, port: ports, path }: Address): Socket {
      const turn = opened++ % hosts.length
      const [host, port] = [hosts[turn] ?? '', ports[turn] ?? ports[0] ?? 0]
      for (const socket of sockets) if (socket.destroyed) sockets.delete(socket)
      const socket = path ? createConnection(path) : createConnection({ host, port })
      // The driver adds its listeners one tick later.
      socket.on('error', () => {})
      sockets.add(socket)
      // For TLS and protocol messages.
      return path ? socket : Object.assign(socket, { host, port })
    },
  }
}

type Shared = { shared: { typeArrayMap: Record<number, number> } }

const typesOf = ({ options }: Sql) => (options as unknown as Shared).shared.typeArrayMap
const knownTypes = (pool: Sql) => Object.keys(typesOf(pool)).length

function inherit(pool: Sql, former: Sql) {
  Object.assign(typesOf(pool), typesOf(former))
  Object.assign(pool.options.parsers, former.options.parsers)
  Object.assign(pool.options.serializers, former.options.serializers)
}

/**
 * What the driver throws outside any promise when it writes to a closed connection; `reconnectingPool` handles the failure
 * itself.
 */
export function isDriverFault(error: unknown): boolean {
  return error instanceof TypeError && /postgres\/\w+\/connection/.test(error.stack ?? '')
}

/** Error codes of the driver; of the network; and of a server that stops, starts, or has no connections left. */
const lost = [
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|DATABASE_TIMEOUT)$/,
  /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
  /^(57P0[1-3]|53300|08...)$/,
]

/** Whether an error (which Drizzle wraps) means that the database cannot be reached at the moment. */
export function isLostConnection(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = errorCode(cause) ?? ''
  return lost.some((kind) => kind.test(code))
}

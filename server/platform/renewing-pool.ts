import type { Sql } from 'postgres'
import { errorCode } from './start-problem.ts'

type Open = (how: { onclose: () => void; fetch_types: boolean }) => Sql

/** What is under way on a pool that lost a connection may still end within this time. */
const graceSeconds = 3

/**
 * The driver (postgres 3.4.9) cannot be trusted with a connection once it broke: queries on it may never settle, later
 * ones wait in vain, and a transaction may go on outside of itself. So a pool that lost one takes no new work and
 * ends, which settles whatever hangs in it, and the next query opens another.
 */
export function renewingPool(open: Open): Sql {
  let listener: Sql | undefined
  let ended = false
  const first = renew()
  let pool = first

  function renew(former?: Sql): Sql {
    const opened = open({
      onclose() {
        if (ended || pool !== opened) return
        pool = renew(opened)
        void opened.end({ timeout: graceSeconds })
      },
      // Asked for once: the driver leaves this question unsettled when the connection breaks.
      fetch_types: !former || knownTypes(former) === 0,
    })
    // Drizzle has told the first one how it wants dates.
    if (former) inherit(opened, former)
    return opened
  }

  const own: Partial<Record<string | symbol, unknown>> = {
    // The driver listens anew by itself, as long as its pool is not ended.
    listen(...how: Parameters<Sql['listen']>) {
      listener ??= open({ onclose() {}, fetch_types: false })
      return listener.listen(...how)
    },
    async end(options?: { timeout?: number }) {
      ended = true
      await Promise.all([pool.end(options), listener?.end(options)])
    },
  }
  return new Proxy(first, {
    apply: (_, self, query) => Reflect.apply(pool, self, query),
    get: (_, name) => own[name] ?? Reflect.get(pool, name),
  })
}

type Shared = { shared: { typeArrayMap: Record<number, number> } }

const typesOf = ({ options }: Sql) => (options as unknown as Shared).shared.typeArrayMap
const knownTypes = (pool: Sql) => Object.keys(typesOf(pool)).length

function inherit(pool: Sql, former: Sql) {
  Object.assign(typesOf(pool), typesOf(former))
  Object.assign(pool.options.parsers, former.options.parsers)
  Object.assign(pool.options.serializers, former.options.serializers)
}

/** What the driver throws outside of any promise when it writes to a connection that is gone; `renewingPool` has seen to it. */
export function isDriverFault(error: unknown): boolean {
  return error instanceof TypeError && /postgres\/\w+\/connection/.test(error.stack ?? '')
}

/** Of the driver; of the network; and of a server that stops, starts, or has no connection left. */
const lost = [
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT)$/,
  /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
  /^(57P0[1-3]|53300|08...)$/,
]

/** Whether an error, which Drizzle wraps, tells that the database cannot be reached for now. */
export function isLostConnection(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = errorCode(cause) ?? ''
  return lost.some((kind) => kind.test(code))
}

import type { Sql, TransactionSql } from 'postgres'
import { type Deadlines, localSettings } from './deadlines.ts'
import type { ReconnectingPool } from './reconnecting-pool.ts'
import { createResponseTimeout, type ResponseTimeout } from './response-timeout.ts'
import { createSemaphore } from './semaphore.ts'

type Options = {
  deadlines: Deadlines
  /** Number of connections in the pool. */
  max: number
  /** There is a pooler in front of the database, so settings last for one transaction only. */
  isPooled: boolean
}
type Client = Sql | TransactionSql
type Transaction = (tx: TransactionSql) => unknown

/** The driver's query: `handler` sends it once it is awaited. */
type Query = Promise<unknown> & { handler: (query: Query) => unknown; reject: (error: unknown) => void }

/**
 * Gives up on a server that is frozen or unreachable, since the driver would wait for ever. Each answer has a time
 * limit, after which the pool is replaced, and so has each wait for a free connection.
 */
export function poolWithDeadlines(pool: ReconnectingPool, { deadlines, max, isPooled }: Options): Sql {
  const { sql } = pool
  const acquireSlot = createSemaphore(max, deadlines.poolMs)
  const watchAnswers = () => {
    const used = pool.current()
    return createResponseTimeout(deadlines.answerMs, () => pool.retire(used))
  }

  /** A query outside a transaction. */
  const sendWithDeadline = (query: Query, send: Query['handler']) => {
    acquireSlot().then(
      (leave) => {
        const watch = watchAnswers()
        watch.silence.catch(query.reject)
        watch.await()
        const end = () => {
          watch.close()
          leave()
        }
        query.then(end, end)
        send(query)
      },
      (error) => query.reject(error),
    )
  }

  async function begin(...given: [Transaction] | [string, Transaction]) {
    const work = given.at(-1) as Transaction
    const options = given.length > 1 ? String(given[0]) : ''
    const leave = await acquireSlot()
    const watch = watchAnswers()
    watch.await()
    try {
      const done = sql.begin(options, async (tx) => {
        if (isPooled) await tx.unsafe(localSettings(deadlines))
        return watch.during(() => work(watched(tx, watch)))
      })
      return await Promise.race([done, watch.silence])
    } finally {
      watch.close()
      leave()
    }
  }

  return intercepted(sql, sendWithDeadline, { begin })
}

/** Statements and savepoints of a transaction, all on its connection. */
function watched(tx: TransactionSql, watch: ResponseTimeout): TransactionSql {
  const send = (query: Query, sendNow: Query['handler']) => {
    watch.await()
    query.then(watch.answered, watch.answered)
    sendNow(query)
  }
  const savepoint = async (...given: [Transaction] | [string, Transaction]) => {
    const work = given.at(-1) as Transaction
    watch.await()
    try {
      return await tx.savepoint((inner) => watch.during(() => work(watched(inner, watch))))
    } finally {
      watch.answered()
    }
  }
  return intercepted(tx, send, { savepoint })
}

/** `client`, but its queries are sent with `send` when they are awaited. */
function intercepted<Kind extends Client>(
  client: Kind,
  send: (query: Query, sendNow: Query['handler']) => void,
  own: Record<string | symbol, unknown>,
): Kind {
  const caught = (made: unknown) => {
    const query = made as Query
    // An identifier or list inserted into a query is not a query itself.
    if (typeof query?.handler !== 'function') return made
    const sendNow = query.handler
    query.handler = (itself) => send(itself, sendNow)
    return query
  }
  const all: typeof own = {
    ...own,
    unsafe: (...given: Parameters<Client['unsafe']>) => caught(client.unsafe(...given)),
  }
  return new Proxy(client, {
    apply: (_, self, given) => caught(Reflect.apply(client, self, given)),
    get: (_, name) => all[name] ?? Reflect.get(client, name),
  })
}

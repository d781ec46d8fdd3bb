import type { Sql, TransactionSql } from 'postgres'

/** Longer ones are written once, as in an import: keeping them would only cost memory. */
const longestParameters = 100

type Unsafe = Sql['unsafe']
type Transaction = (client: TransactionSql) => unknown

/**
 * Lets PostgreSQL keep the statements that come again, in transactions too. What is not kept is planned each time, and
 * goes there twice: once to ask for the types of its parameters.
 */
export function preparing<Client extends Sql | TransactionSql>(client: Client): Client {
  const unsafe: Unsafe = (statement, parameters = [], options) =>
    client.unsafe(statement, parameters, {
      ...options,
      prepare: parameters.length > 0 && parameters.length <= longestParameters,
    })
  const within = (work: Transaction) => (inside: TransactionSql) => work(preparing(inside))
  const own: Record<string | symbol, unknown> = {
    unsafe,
    begin: (work: Transaction) => (client as Sql).begin(within(work)),
    savepoint: (work: Transaction) => (client as TransactionSql).savepoint(within(work)),
  }
  return new Proxy(client, { get: (_, name) => own[name] ?? Reflect.get(client, name) })
}

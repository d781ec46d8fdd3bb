import type { Sql, TransactionSql } from 'postgres'

/** Longer ones are used only once, as in an import, so preparing them would only cost memory. */
const longestParameters = 100

type Unsafe = Sql['unsafe']
type Transaction = (client: TransactionSql) => unknown

/**
 * Prepares statements that are used again, in transactions too. Other statements are planned each time and take two
 * round trips: one to ask for the types of their parameters.
 */
export function withPreparedStatements<Client extends Sql | TransactionSql>(client: Client): Client {
  const unsafe: Unsafe = (statement, parameters = [], options) =>
    client.unsafe(statement, parameters, {
      ...options,
      prepare: parameters.length > 0 && parameters.length <= longestParameters,
    })
  const within = (work: Transaction) => (inside: TransactionSql) => work(withPreparedStatements(inside))
  const own: Record<string | symbol, unknown> = {
    unsafe,
    begin: (work: Transaction) => (client as Sql).begin(within(work)),
    savepoint: (work: Transaction) => (client as TransactionSql).savepoint(within(work)),
  }
  return new Proxy(client, { get: (_, name) => own[name] ?? Reflect.get(client, name) })
}

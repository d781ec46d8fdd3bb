import { drizzle } from 'drizzle-orm/postgres-js'
import type { TransactionSql } from 'postgres'
import { withPreparedStatements } from '#lib/postgres/postgres.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import type { Database, Sql } from '#server/platform/database.ts'

/** Points in checkout and payment at which a crash may not lose, duplicate or hide anything. */
export const crashPoints = [
  'before-commit',
  'after-commit-before-provider',
  'after-provider-before-save',
  'notice-before-send',
  'before-settle',
  'inside-settle-before-commit',
  'after-settle-commit',
  'refund-before-provider',
  'refund-after-provider',
  'timer-before-commit',
] as const
export type CrashPoint = (typeof crashPoints)[number]
export type Reach = (point: CrashPoint) => void

type Statement = { text: string; parameters: readonly unknown[] }

const placesOrder = ({ text }: Statement) => text.startsWith('insert into "orders"')
const settlesPayment = ({ text, parameters }: Statement) =>
  text.startsWith('update "payments" set') && parameters.includes('paid')
const expiresOrder = ({ text, parameters }: Statement) =>
  text.startsWith('update "orders" set') && parameters.includes('expired')

/** Detects from a transaction's writes which points it has reached. */
export function crashingDatabase(sql: Sql, reach: Reach): Database {
  async function begin(...given: Parameters<Sql['begin']>) {
    const work = given.at(-1) as (tx: TransactionSql) => unknown
    const options = given.length > 1 ? String(given[0]) : ''
    const statements: Statement[] = []
    const answer = await sql.begin(options, async (tx) => {
      const result = await work(recorded(tx, statements))
      if (statements.some(placesOrder)) reach('before-commit')
      if (statements.some(settlesPayment)) reach('inside-settle-before-commit')
      if (statements.some(expiresOrder)) reach('timer-before-commit')
      return result
    })
    if (statements.some(settlesPayment)) reach('after-settle-commit')
    return answer
  }
  const crashing = new Proxy(sql, {
    get: (_, name) => (name === 'begin' ? begin : Reflect.get(sql, name)),
  })
  return drizzle(withPreparedStatements(crashing), { casing: 'snake_case' })
}

function recorded(tx: TransactionSql, statements: Statement[]): TransactionSql {
  const own: Record<string | symbol, unknown> = {
    unsafe: (...given: Parameters<TransactionSql['unsafe']>) => {
      statements.push({ text: given[0], parameters: given[1] ?? [] })
      return tx.unsafe(...given)
    },
    savepoint: (work: (inner: TransactionSql) => unknown) =>
      tx.savepoint((inner) => work(recorded(inner, statements))),
  }
  return new Proxy(tx, { get: (_, name) => own[name] ?? Reflect.get(tx, name) })
}

export function crashingProvider(provider: PaymentProvider, reach: Reach): PaymentProvider {
  return {
    ...provider,
    async open(order) {
      reach('after-commit-before-provider')
      const opened = await provider.open(order)
      reach('after-provider-before-save')
      return opened
    },
    async find(providerId) {
      const reported = await provider.find(providerId)
      if (reported) reach('before-settle')
      return reported
    },
    async refund(order) {
      reach('refund-before-provider')
      const refunded = await provider.refund(order)
      reach('refund-after-provider')
      return refunded
    },
  }
}

/** The sandbox notifies the shop of a payment over HTTP, like any provider. */
export function crashingFetch(webhook: string, reach: Reach): typeof fetch {
  const send = globalThis.fetch
  return (url, options) => {
    if (String(url).endsWith(webhook)) reach('notice-before-send')
    return send(url, options)
  }
}

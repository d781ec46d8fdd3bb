import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { preparing } from './preparing.ts'
import { renewingPool } from './renewing-pool.ts'

export type Database = PostgresJsDatabase
export type Sql = postgres.Sql

type Connecting = {
  max?: number
  /** Hears each statement that is sent. */
  onStatement?: (statement: string) => void
}

/** Opens a pool on `url` (postgres:// or a Unix socket given as `?host=/folder`). Close `sql` to end it. */
export function connect(url: string, { max = 10, onStatement }: Connecting = {}): { sql: Sql; db: Database } {
  const debug = onStatement && ((_: number, statement: string) => onStatement(statement))
  const options = { max, onnotice: () => {}, connect_timeout: 10, ...(debug && { debug }), ...socketOf(url) }
  const sql = renewingPool((how) => postgres(withoutHost(url), { ...options, ...how }))
  return { sql, db: drizzle(preparing(sql), { casing: 'snake_case' }) }
}

// The driver knows a socket's folder as an option only, and would send `host` to the server as a setting.
function socketOf(url: string) {
  const host = new URL(url).searchParams.get('host')
  return host ? { host } : {}
}

function withoutHost(url: string) {
  const address = new URL(url)
  address.searchParams.delete('host')
  return address.href
}

/** The SQLSTATE of a database error, which Drizzle wraps. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof postgres.PostgresError ? cause.code : undefined
}

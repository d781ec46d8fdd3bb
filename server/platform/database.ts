import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

export type Database = PostgresJsDatabase
export type Sql = postgres.Sql

/** Opens a pool on `url` (postgres:// or a Unix socket given as `?host=/folder`). Close `sql` to end it. */
export function connect(url: string, { max = 10 }: { max?: number } = {}): { sql: Sql; db: Database } {
  const sql = postgres(url, { max, onnotice: () => {}, connect_timeout: 10 })
  return { sql, db: drizzle(sql, { casing: 'snake_case' }) }
}

/** The SQLSTATE of a database error, which Drizzle wraps. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof postgres.PostgresError ? cause.code : undefined
}

import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import {
  backgroundDeadlines,
  type Deadlines,
  poolWithDeadlines,
  reconnectingPool,
  requestDeadlines,
  serverSettings,
  withPreparedStatements,
} from '#lib/postgres/postgres.ts'
import type { Config } from './config.ts'

export type Database = PostgresJsDatabase
export type Sql = postgres.Sql

export type Connecting = {
  max?: number
  /** Receives each statement that is sent. */
  onStatement?: (statement: string) => void
  /** Without these there are no time limits. */
  deadlines?: Deadlines | undefined
  /** There is a pooler in front of the database, so connections have no settings of their own. */
  isPooled?: boolean
}

const connectMs = 10_000

/** Opens a pool on `url` (postgres:// or a Unix socket given as `?host=/folder`). Close it with `sql.end`. */
export function connect(
  url: string,
  { max = 10, onStatement, deadlines, isPooled = false }: Connecting = {},
): { sql: Sql; db: Database } {
  const debug = onStatement && ((_: number, statement: string) => onStatement(statement))
  const options = {
    max,
    onnotice: () => {},
    connect_timeout: (deadlines?.connectMs ?? connectMs) / 1000,
    ...(deadlines && !isPooled && { connection: serverSettings(deadlines) }),
    ...(debug && { debug }),
    ...socketOf(url),
  }
  const pool = reconnectingPool((how) => postgres(withoutHost(url), { ...options, ...how }))
  const sql = deadlines ? poolWithDeadlines(pool, { deadlines, max, isPooled }) : pool.sql
  return { sql, db: drizzle(withPreparedStatements(sql), { casing: 'snake_case' }) }
}

type Settings = Pick<Config, 'databaseDeadlineSeconds' | 'databaseDirectUrl'>

/** The pool for work that somebody waits for. */
export function requestPool({ databaseDeadlineSeconds, databaseDirectUrl }: Settings): Connecting {
  const isPooled = databaseDirectUrl !== undefined
  return { deadlines: requestDeadlines(databaseDeadlineSeconds), isPooled }
}

/** The shop's two pools: background work has longer time limits, and cannot use up the other pool's connections. */
export function connectShop(url: string, config: Settings) {
  const requests = requestPool(config)
  const background = connect(url, { ...requests, max: 5, deadlines: backgroundDeadlines })
  return { ...connect(url, requests), background }
}

// The driver accepts a socket's folder only as an option, and would send `host` to the server as a setting.
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

/** A row with the same unique value exists: somebody else was first. */
export const uniqueViolation = '23505'

/**
 * Serialization failure and deadlock: one of several transactions was rolled back so that the others could continue.
 */
export const retryableErrors: readonly string[] = ['40001', '40P01']

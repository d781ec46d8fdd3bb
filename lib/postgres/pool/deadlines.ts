/** Time limits for database work, in milliseconds. */
export type Deadlines = {
  /** Enforced by PostgreSQL: for a statement, a wait for a lock, and an idle transaction. */
  statementMs: number
  lockMs: number
  idleInTransactionMs: number
  connectMs: number
  /** For a connection of the pool to become free. */
  poolMs: number
  /** Without an answer for longer than any statement may take, the server is frozen or unreachable. */
  answerMs: number
}

/** For work that somebody waits for. */
export function requestDeadlines(seconds: number): Deadlines {
  const ms = seconds * 1000
  return {
    statementMs: ms,
    lockMs: ms / 2,
    idleInTransactionMs: 2 * ms,
    connectMs: ms / 2,
    poolMs: ms / 2,
    answerMs: 1.2 * ms,
  }
}

/** For jobs, timers, and the read model. */
export const backgroundDeadlines: Deadlines = {
  statementMs: 600_000,
  lockMs: 60_000,
  idleInTransactionMs: 600_000,
  connectMs: 10_000,
  poolMs: 600_000,
  answerMs: 660_000,
}

/**
 * PostgreSQL's own setting names; a transaction behind a pooler sets them with `SET LOCAL`, other connections when they
 * open.
 */
export function serverSettings({ statementMs, lockMs, idleInTransactionMs }: Deadlines) {
  return {
    statement_timeout: Math.ceil(statementMs),
    lock_timeout: Math.ceil(lockMs),
    idle_in_transaction_session_timeout: Math.ceil(idleInTransactionMs),
  }
}

export function localSettings(deadlines: Deadlines): string {
  const settings = Object.entries(serverSettings(deadlines))
  return settings.map(([name, ms]) => `SET LOCAL ${name} = ${ms}`).join('; ')
}

/** The database did not answer, or no connection became free in time. */
export class DatabaseTimeout extends Error {
  readonly code = 'DATABASE_TIMEOUT'
}

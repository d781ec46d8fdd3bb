import { setTimeout as wait } from 'node:timers/promises'
import { type Connecting, connect, sqlState } from './database.ts'
import { errorCode, StartProblem } from './start-problem.ts'

const oldestVersion = 15
const maxWaitMs = 15_000

/** Connects once, so that an unusable URL is reported clearly before anything starts. */
export async function checkDatabase(
  url: string,
  pool: Connecting = {},
  timeoutMs = maxWaitMs,
): Promise<void> {
  const { sql } = connect(url, { ...pool, max: 1 })
  try {
    const [row] = await Promise.race([
      sql<{ version: number }[]>`SELECT current_setting('server_version_num')::int / 10000 AS version`,
      silence(timeoutMs),
    ])
    if (row && row.version < oldestVersion)
      throw new StartProblem(
        `The database in DATABASE_URL is PostgreSQL ${row.version}; ${oldestVersion} or newer is required.`,
      )
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(databaseProblem(error, url))
  } finally {
    await sql.end({ timeout: 1 })
  }
}

// The port may belong to something other than PostgreSQL, which never answers.
async function silence(timeoutMs: number): Promise<never> {
  await wait(timeoutMs, undefined, { ref: false })
  throw Object.assign(new Error(), { code: 'CONNECT_TIMEOUT' })
}

export function databaseProblem(error: unknown, url: string): string {
  const { host, pathname, username } = new URL(url)
  if (error instanceof Error && /unsupported startup parameter/.test(error.message))
    return `${host} in DATABASE_URL is a connection pooler; set DATABASE_DIRECT_URL to the database behind it.`
  switch (sqlState(error) ?? errorCode(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} in DATABASE_URL could not be found.`
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `PostgreSQL is not running at ${host}, the host in DATABASE_URL.`
    case 'CONNECT_TIMEOUT':
    case 'DATABASE_TIMEOUT':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The host ${host} in DATABASE_URL does not respond.`
    case '28P01':
    case '28000':
      return `PostgreSQL at ${host} rejected the user "${username}" in DATABASE_URL or its password.`
    case '3D000':
      return `PostgreSQL at ${host} has no database "${pathname.slice(1)}", the one in DATABASE_URL.`
    case '42501':
      return `The user "${username}" in DATABASE_URL is not allowed to create tables in "${pathname.slice(1)}".`
    case '53100':
      return 'No space left on the disk of the database.'
    case '53300':
      return `PostgreSQL at ${host} has no free connections for the shop.`
    default:
      return `The database of DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}.`
  }
}

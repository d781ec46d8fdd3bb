import * as embedded from '#lib/postgres/postgres.ts'
import { StartProblem } from './start-problem.ts'

export type EmbeddedPostgres = embedded.EmbeddedPostgres

const advice = {
  folder: 'choose another with DATA_DIR',
  server: 'give the address of one in DATABASE_URL',
}

/** Starts the bundled PostgreSQL. */
export function startPostgres(options: embedded.PostgresOptions): Promise<EmbeddedPostgres> {
  return embedded.startPostgres(options).catch(explain)
}

/** The PostgreSQL URL of a running shop, which alone may start it. */
export function joinPostgres(folder: string): Promise<string> {
  return embedded.joinPostgres(folder).catch(explain)
}

function explain(error: unknown): never {
  if (!(error instanceof embedded.LaunchProblem)) throw error
  const { message, remedy } = error
  throw new StartProblem(remedy ? `${message.replace(/\.$/, '')}; ${advice[remedy]}.` : message)
}

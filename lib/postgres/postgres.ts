export { LaunchProblem } from './embedded/launch-problem.ts'
export {
  type EmbeddedPostgres,
  isPostgresRunning,
  joinPostgres,
  type PostgresOptions,
  startPostgres,
} from './embedded/start.ts'
export { backgroundDeadlines, type Deadlines, requestDeadlines, serverSettings } from './pool/deadlines.ts'
export { poolWithDeadlines } from './pool/pool-with-deadlines.ts'
export { withPreparedStatements } from './pool/prepared-statements.ts'
export { isDriverFault, isLostConnection, reconnectingPool } from './pool/reconnecting-pool.ts'

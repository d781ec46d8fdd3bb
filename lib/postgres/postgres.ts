export { LaunchProblem } from './embedded/launch-problem.ts'
export {
  type EmbeddedPostgres,
  isPostgresRunning,
  joinPostgres,
  type PostgresOptions,
  startPostgres,
} from './embedded/start.ts'
export { backgroundDeadlines, type Deadlines, requestDeadlines, serverSettings } from './pool/deadlines.ts'
export { patientPool } from './pool/patient-pool.ts'
export { preparing } from './pool/preparing.ts'
export { isDriverFault, isLostConnection, renewingPool } from './pool/renewing-pool.ts'

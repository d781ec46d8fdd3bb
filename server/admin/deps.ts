import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { Events } from '#server/platform/events.ts'
import type { Files } from '#server/platform/files.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Sealing } from '#server/platform/sealing.ts'

export type AdminDeps = {
  config: Config
  db: Database
  jobs: Jobs
  files: Files
  events: Events
  sealing: Sealing
  /** Lets a change of somebody's rights be seen at once. */
  forget: (userId: number) => void
}

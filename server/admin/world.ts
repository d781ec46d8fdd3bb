import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { Files } from '#server/platform/files.ts'
import type { Jobs } from '#server/platform/jobs.ts'

export type AdminWorld = {
  config: Config
  db: Database
  jobs: Jobs
  files: Files
  /** Lets a change of somebody's rights be seen at once. */
  forget: (userId: number) => void
}

import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { Files } from '#server/platform/files.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { RateLimits } from '#server/platform/rate-limits.ts'
import type { Sealing } from '#server/platform/sealing.ts'

export type PractitionersDeps = {
  config: Config
  db: Database
  jobs: Jobs
  files: Files
  limits: RateLimits
  sealing: Sealing
}

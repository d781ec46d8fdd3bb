import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { Files } from '#server/platform/files.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'

export type PractitionersWorld = { config: Config; db: Database; jobs: Jobs; files: Files; log: Log }

import type { Config } from '#server/platform/config.ts'
import type { Database, Sql } from '#server/platform/database.ts'
import type { Events } from '#server/platform/events.ts'
import type { Files } from '#server/platform/files.ts'
import type { CountryOf } from '#server/platform/geoip.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { RateLimits } from '#server/platform/rate-limits.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { SecurityLog } from '#server/platform/security-log.ts'
import type { Translations } from '#server/platform/translation.ts'
import type { Erasure } from './own-data/erase-account.ts'
import type { KnownDevices } from './sign-in/known-devices.ts'
import type { SignIns } from './sign-in/sign-ins.ts'

/** What the account calls need of the shop. */
export type AccountsDeps = {
  config: Config
  db: Database
  sql: Sql
  jobs: Jobs
  files: Files
  log: Log
  countryOf: CountryOf
  translations: Translations
  limits: RateLimits
  sealing: Sealing
  securityLog: SecurityLog
  signIns: SignIns
  knownDevices: KnownDevices
  events: Events
  erasure: Erasure
}

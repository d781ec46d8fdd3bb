import type { PackPictures } from '#server/catalogue/pictures/pack-pictures.ts'
import type { ProductSource } from '#server/catalogue/products-of-variants.ts'
import type { UsageCounts } from '#server/marketing/usage-counts.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { Files } from '#server/platform/files.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { RateLimits } from '#server/platform/rate-limits.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { Translations } from '#server/platform/translation.ts'
import type { TierRateOf } from './builder-settings.ts'
import type { LockBeforeDeletion } from './delete-protocol.ts'

/** What the calls of protocols need of the shop. */
export type ProtocolsDeps = {
  config: Config
  db: Database
  jobs: Jobs
  files: Files
  log: Log
  limits: RateLimits
  sealing: Sealing
  translations: Translations
  counts: UsageCounts
  /** What is sold now, in words, with its price and its label. */
  products: ProductSource
  /** For paper. */
  packPictures: PackPictures
  /** Where links lead: `https://…`, without a slash at its end. */
  origin: () => string
  tierRateOf: TierRateOf
  lockBeforeDeletion: LockBeforeDeletion
}

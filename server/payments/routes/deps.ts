import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { RateLimits } from '#server/platform/rate-limits.ts'
import type { PaymentProvider } from '../providers/provider.ts'

/** Something happened to a payment: asks its provider what, and does what the answer asks for. */
export type SettlePayment = (provider: PaymentProvider['name'], providerId: string) => Promise<void>

export type PaymentsDeps = {
  config: Config
  db: Database
  jobs: Jobs
  limits: RateLimits
  /** Undefined where nothing can be paid: then there is no checkout. */
  provider: PaymentProvider | undefined
  /** Where links lead: `https://…`, without a slash at its end. */
  origin: () => string
  settlePayment: SettlePayment
}

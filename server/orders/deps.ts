import type { ProductSource } from '#server/catalogue/products-of-variants.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { Events } from '#server/platform/events.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { RateLimits } from '#server/platform/rate-limits.ts'
import type { Translations } from '#server/platform/translation.ts'

/** What the calls of carts, checkout and orders need of the shop. */
export type OrdersDeps = {
  config: Config
  db: Database
  events: Events
  jobs: Jobs
  log: Log
  limits: RateLimits
  translations: Translations
  /** What is sold now, in words, with its price and its label. */
  products: ProductSource
  /** Undefined where nothing can be paid: then there is no checkout. */
  provider: PaymentProvider | undefined
  /** Where links lead: `https://…`, without a slash at its end. */
  origin: () => string
}

import type { Region } from '#domain/regions.ts'
import type { ProductSource } from '#server/catalogue/products-of-variants.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { RateLimits } from '#server/platform/rate-limits.ts'
import type { Translations } from '#server/platform/translation.ts'

/** What wishes need of the shop. */
export type WishlistDeps = {
  db: Database
  jobs: Jobs
  products: ProductSource
  region: Region
  limits: RateLimits
  translations: Translations
}
export type WishlistCtx = Ctx<SignedIn> & Pick<WishlistDeps, 'products'>

import type { Region } from '#domain/regions.ts'
import type { ProductSource } from '#server/catalogue/queries/products-of-variants.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { RateLimits } from '#server/platform/rate-limits.ts'

/** What wishes need of the shop. */
export type WishlistWorld = { db: Database; products: ProductSource; region: Region; limits: RateLimits }
export type WishlistCtx = Ctx<SignedIn> & Pick<WishlistWorld, 'products'>

import type { Region } from '#domain/regions.ts'
import type { ProductSource } from '#server/catalogue/queries/products-of-variants.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'

/** What wishes need of the shop. */
export type WishlistWorld = { db: Database; products: ProductSource; region: Region }
export type WishlistCtx = Ctx<SignedIn> & Pick<WishlistWorld, 'products'>

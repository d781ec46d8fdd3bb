import { and, eq } from 'drizzle-orm'
import { wishlistMaximum } from '#domain/cart/limits.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { wishlistItems } from './tables.ts'

/** Adding a variant that is already on the wishlist changes nothing. */
export async function addWish(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products'>,
  variantId: number,
): Promise<{ isNew: boolean }> {
  const { actor, now, products } = ctx
  return transact(ctx.db, async (db) => {
    await lockUser(db, actor.id)
    const [known] = await db.select().from(wishlistItems).where(isWish(ctx, variantId))
    if (known) return { isNew: false }
    if (products.pricesOf([variantId], { practitionerPrices: true }).size === 0)
      return refuse('product-not-sold')
    const count = await db.$count(wishlistItems, eq(wishlistItems.userId, actor.id))
    if (count >= wishlistMaximum) return refuse('wishlist-full')
    await db.insert(wishlistItems).values({ userId: actor.id, variantId, createdAt: now })
    return { isNew: true }
  })
}

export async function removeWish(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products'>,
  variantId: number,
): Promise<void> {
  const gone = await ctx.db
    .delete(wishlistItems)
    .where(isWish(ctx, variantId))
    .returning({ id: wishlistItems.id })
  if (gone.length === 0) refuse('not-found')
}

function isWish({ actor }: Pick<Ctx<SignedIn>, 'actor'>, variantId: number) {
  return and(eq(wishlistItems.userId, actor.id), eq(wishlistItems.variantId, variantId))
}

import { eq } from 'drizzle-orm'
import { wishlistMaximum } from '#domain/cart/limits.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import { findPublishedVariants } from './published-variants.ts'
import { wishlistItems } from './tables.ts'

/**
 * Merges a visitor's wishlist at sign-in, newest first. Returns the variants for which there was no room; unknown ones
 * are ignored.
 */
export async function mergeWishes(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products'>,
  visitors: readonly number[],
): Promise<number[]> {
  const { actor, now } = ctx
  if (visitors.length === 0) return []
  return transact(ctx.db, async (db) => {
    await lockUser(db, actor.id)
    const own = await db
      .select({ variantId: wishlistItems.variantId })
      .from(wishlistItems)
      .where(eq(wishlistItems.userId, actor.id))
    const owned = new Set(own.map(({ variantId }) => variantId))
    const wished = (await findPublishedVariants(db, visitors)).filter((id) => !owned.has(id))
    const room = Math.max(wishlistMaximum - own.length, 0)
    // The newest is inserted last, so that it is listed first.
    const added = wished.slice(0, room).reverse()
    if (added.length > 0)
      await db
        .insert(wishlistItems)
        .values(added.map((variantId) => ({ userId: actor.id, variantId, createdAt: now })))
    return wished.slice(room)
  })
}

import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { wishlistMaximum } from '#domain/cart/cart.ts'
import { dayMs } from '#domain/clocks.ts'
import { holdUser } from '#server/accounts/commands/hold-user.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { isAvailable } from '../queries/availability.ts'
import { stockRequests } from '../tables.ts'
import type { WishlistCtx } from '../world.ts'

/** Longer than the queue tries to send a letter, which is written from the request. */
const keptDays = 7

/** For what cannot be had now. Who was told already waits anew, and gets another letter. */
export async function requestStock(ctx: WishlistCtx, variantId: number): Promise<void> {
  const { actor, now } = ctx
  if (await canBeHad(ctx, variantId)) return refuse('conflict')
  await transact(ctx.db, async (db) => {
    await holdUser(db, actor.id)
    const [known] = await db.select().from(stockRequests).where(isRequest(ctx, variantId))
    if (known && !known.toldAt) return
    if (known) await db.delete(stockRequests).where(eq(stockRequests.id, known.id))
    const waiting = and(eq(stockRequests.userId, actor.id), isNull(stockRequests.toldAt))
    if ((await db.$count(stockRequests, waiting)) >= wishlistMaximum) return refuse('wishlist-full')
    await db.insert(stockRequests).values({ userId: actor.id, variantId, createdAt: now })
  })
}

export async function dropStockRequest(ctx: WishlistCtx, variantId: number): Promise<void> {
  const gone = await ctx.db
    .delete(stockRequests)
    .where(and(isRequest(ctx, variantId), isNull(stockRequests.toldAt)))
    .returning({ id: stockRequests.id })
  if (gone.length === 0) refuse('not-found')
}

/** Those who were told, once their letter has long gone out. */
export async function forgetStockRequests(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs)
  await db.delete(stockRequests).where(and(isNotNull(stockRequests.toldAt), lt(stockRequests.toldAt, before)))
}

async function canBeHad({ db, products }: WishlistCtx, variantId: number): Promise<boolean> {
  if (products.pricesOf([variantId], { practitionerPrices: true }).size === 0)
    return refuse('product-not-sold')
  const [variant] = await db
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, variantId))
  return (variant?.stock ?? 0) > 0 && isAvailable(products, variantId)
}

function isRequest({ actor }: WishlistCtx, variantId: number) {
  return and(eq(stockRequests.userId, actor.id), eq(stockRequests.variantId, variantId))
}

import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { StockRequests } from '#contract/wishlist.ts'
import { wishlistMaximum } from '#domain/cart/limits.ts'
import { notifiedKeptDays } from '#domain/cart/stock-requests.ts'
import { dayMs } from '#domain/local-time.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { isInStock } from './availability.ts'
import { stockRequests } from './tables.ts'

/** For variants that are not available. A user who was already notified waits again, and gets another email. */
export async function requestStock(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products'>,
  variantId: number,
): Promise<void> {
  const { actor, now } = ctx
  if (await isInStock(ctx, variantId)) return refuse('conflict')
  await transact(ctx.db, async (db) => {
    await lockUser(db, actor.id)
    const [known] = await db.select().from(stockRequests).where(isRequest(ctx, variantId))
    if (known && !known.notifiedAt) return
    if (known) await db.delete(stockRequests).where(eq(stockRequests.id, known.id))
    const waiting = and(eq(stockRequests.userId, actor.id), isNull(stockRequests.notifiedAt))
    if ((await db.$count(stockRequests, waiting)) >= wishlistMaximum) return refuse('wishlist-full')
    await db.insert(stockRequests).values({ userId: actor.id, variantId, createdAt: now })
  })
}

export async function dropStockRequest(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products'>,
  variantId: number,
): Promise<void> {
  const gone = await ctx.db
    .delete(stockRequests)
    .where(and(isRequest(ctx, variantId), isNull(stockRequests.notifiedAt)))
    .returning({ id: stockRequests.id })
  if (gone.length === 0) refuse('not-found')
}

/** Requests that were notified long ago. */
export async function deleteOldStockRequests(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - notifiedKeptDays * dayMs)
  const { notifiedAt } = stockRequests
  await db.delete(stockRequests).where(and(isNotNull(notifiedAt), lt(notifiedAt, before)))
}

function isRequest({ actor }: Pick<Ctx<SignedIn>, 'actor'>, variantId: number) {
  return and(eq(stockRequests.userId, actor.id), eq(stockRequests.variantId, variantId))
}

/** What a user waits for. */
export async function listStockRequests(db: Database, userId: number): Promise<StockRequests> {
  const rows = await db
    .select({ product_variant_id: stockRequests.variantId })
    .from(stockRequests)
    .where(and(eq(stockRequests.userId, userId), isNull(stockRequests.notifiedAt)))
    .orderBy(asc(stockRequests.id))
  return { data: rows }
}

import { randomBytes } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { CartLine } from '#domain/cart/cart.ts'
import { savedCartExpiry } from '#domain/cart/saved-carts.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { savedCartLines, savedCarts } from './tables.ts'

const tokenBytes = 24

/** Saves the lines that are sold now: nobody may learn of unpublished products by saving their numbers. */
export async function saveCart(
  { db, products, now, region }: Pick<Ctx, 'db' | 'products' | 'now' | 'region'>,
  lines: readonly CartLine[],
): Promise<{ token: string; expiresAt: Date }> {
  const sold = products.pricesOf(
    lines.map(({ variantId }) => variantId),
    { practitionerPrices: true },
  )
  const kept = lines.filter(({ variantId }) => sold.has(variantId))
  if (kept.length === 0) return refuse('cart-empty')
  const token = randomBytes(tokenBytes).toString('base64url')
  const expiresAt = savedCartExpiry(region, now)
  await transact(db, async (tx) => {
    const [saved] = await tx
      .insert(savedCarts)
      .values({ tokenHash: hashToken(token), expiresAt })
      .returning({ id: savedCarts.id })
    const savedCartId = saved!.id
    await tx
      .insert(savedCartLines)
      .values(
        kept.map(({ variantId, quantity }, position) => ({ savedCartId, variantId, quantity, position })),
      )
  })
  return { token, expiresAt }
}

export async function deleteExpiredSavedCarts(db: Database, now: Date): Promise<void> {
  await db.delete(savedCarts).where(lt(savedCarts.expiresAt, now))
}

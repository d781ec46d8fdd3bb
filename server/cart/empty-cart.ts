import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import type { EventHandler } from '#server/platform/events.ts'
import { cartLines } from './tables.ts'

type Packs = { variantId: number; quantity: number }
type Placed = { order: { userId: number | null }; packs: readonly Packs[] }

/** Removes what was ordered from the cart. */
export const emptyCart: EventHandler<Placed> = async ({ db }, { order: { userId }, packs }) => {
  if (userId === null) return
  const ordered = packs.map(({ variantId }) => variantId)
  await db.delete(cartLines).where(and(eq(cartLines.userId, userId), inArray(cartLines.variantId, ordered)))
}

/** What was put back into the cart has been bought after all; anything else stays. */
export async function removeBought(db: Database, userId: number, packs: readonly Packs[]): Promise<void> {
  const ids = sql.param(packs.map(({ variantId }) => variantId))
  const quantities = sql.param(packs.map(({ quantity }) => quantity))
  const bought: SQL = sql`(SELECT bought.quantity
    FROM unnest(${ids}::integer[], ${quantities}::integer[]) AS bought (variant_id, quantity)
    WHERE bought.variant_id = ${cartLines.variantId})`
  await db.delete(cartLines).where(and(eq(cartLines.userId, userId), lte(cartLines.quantity, bought)))
  await db
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - ${bought}` })
    .where(and(eq(cartLines.userId, userId), gt(cartLines.quantity, bought)))
}

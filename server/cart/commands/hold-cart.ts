import { asc, eq } from 'drizzle-orm'
import { holdUser } from '#server/accounts/commands/hold-user.ts'
import type { User } from '#server/accounts/queries.ts'
import type { Database } from '#server/platform/database.ts'
import { cartLines } from '../tables.ts'

/** Takes a person with their cart: two checkouts of one person follow one another, and the second finds it empty. */
export async function holdCart(tx: Database, userId: number): Promise<User> {
  // Sent together, and done in this order.
  const [user] = await Promise.all([
    holdUser(tx, userId),
    tx
      .select({ variantId: cartLines.variantId })
      .from(cartLines)
      .where(eq(cartLines.userId, userId))
      .orderBy(asc(cartLines.variantId))
      .for('update'),
  ])
  return user
}

import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import { holdUser } from '#server/accounts/commands/hold-user.ts'
import type { User } from '#server/accounts/queries.ts'
import type { Database } from '#server/platform/database.ts'
import { protocols } from '#server/protocols/tables.ts'
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

/** Lines that came from protocols about to be deleted, in anybody's cart: whoever orders them locks them before the protocol. */
export async function holdLinesOfProtocols(tx: Database, which: SQL): Promise<void> {
  await tx
    .select({ variantId: cartLines.variantId })
    .from(cartLines)
    .where(inArray(cartLines.protocolId, tx.select({ id: protocols.id }).from(protocols).where(which)))
    .orderBy(asc(cartLines.userId), asc(cartLines.variantId))
    .for('update')
}

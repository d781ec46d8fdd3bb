import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { User } from '#server/accounts/find-users.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Database } from '#server/platform/database.ts'
import { protocols } from '#server/protocols/tables.ts'
import { cartLines } from './tables.ts'

/** Locks a person and their cart: two checkouts of one person run one after another, and the second finds it empty. */
export async function lockCart(tx: Database, userId: number): Promise<User> {
  // Sent together, executed in this order.
  const [user] = await Promise.all([
    lockUser(tx, userId),
    tx
      .select({ variantId: cartLines.variantId })
      .from(cartLines)
      .where(eq(cartLines.userId, userId))
      .orderBy(asc(cartLines.variantId))
      .for('update'),
  ])
  return user
}

/** Locks cart lines (of anybody) that came from protocols about to be deleted: orders lock them before the protocol. */
export async function lockLinesOfProtocols(tx: Database, condition: SQL): Promise<void> {
  await tx
    .select({ variantId: cartLines.variantId })
    .from(cartLines)
    .where(inArray(cartLines.protocolId, tx.select({ id: protocols.id }).from(protocols).where(condition)))
    .orderBy(asc(cartLines.userId), asc(cartLines.variantId))
    .for('update')
}

/** The same for all protocols of a practitioner. */
export function lockLinesOfPractitioner(
  { db }: { db: Database },
  { userId }: { userId: number },
): Promise<void> {
  return lockLinesOfProtocols(db, eq(protocols.practitionerId, userId))
}

import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { User } from './find-users.ts'
import { users } from './tables.ts'

/**
 * Locks a person for the rest of the transaction, so that changes to their account, cart, orders and addresses run one
 * after another. Rows are locked in the same order everywhere: order, its payments, person, all else of that person,
 * cart lines, packs, voucher, invoice counter. Erased people are not found.
 */
export async function lockUser(tx: Database, id: number): Promise<User> {
  return (await findAndLockUser(tx, id)) ?? refuse('not-found')
}

export async function findAndLockUser(tx: Database, id: number): Promise<User | undefined> {
  // Foreign keys to the row stay possible.
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user?.erasedAt ? undefined : user
}

import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { User } from '../queries.ts'
import { users } from '../tables.ts'

/**
 * Takes a person for the rest of the transaction, so that what is done with their cart, orders and addresses follows one
 * another. Rows are held in one order everywhere: order, person, cart lines, packs, voucher.
 */
export async function holdUser(tx: Database, id: number): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user ?? refuse('not-found')
}

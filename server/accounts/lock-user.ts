import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { reusableStatement } from '#server/platform/reusable-statement.ts'
import { selectByEmail, type User } from './find-users.ts'
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
  const [user] = await lockedUser(tx).execute({ id })
  return user?.erasedAt ? undefined : user
}

/** Its answer is the state that no other transaction changes any more. */
export async function findAndLockUserByEmail(tx: Database, email: string): Promise<User | undefined> {
  const [user] = await selectByEmail(tx, email).for('no key update')
  return user
}

const lockedUser = reusableStatement((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    // Foreign keys to the row stay possible.
    .for('no key update')
    .prepare('lock_user'),
)

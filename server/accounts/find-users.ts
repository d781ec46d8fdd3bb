import { eq } from 'drizzle-orm'
import { isEmail, writtenAddress } from '#domain/accounts/email.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { sameAddress } from '#server/platform/same-address.ts'
import { users } from './tables.ts'

export type User = typeof users.$inferSelect

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  if (!isEmail(writtenAddress(email))) return undefined
  const [user] = await selectByEmail(db, email)
  return user
}

export function selectByEmail(db: Database, email: string) {
  return db.select().from(users).where(sameAddress(users.email, email))
}

export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

export async function getUser(db: Database, id: number): Promise<User> {
  return (await findUser(db, id)) ?? refuse('not-found')
}

/** Activated, and neither deactivated nor erased. */
export function maySignIn(user: Pick<User, 'activatedAt' | 'deactivatedAt' | 'erasedAt'>): boolean {
  return user.activatedAt !== null && user.deactivatedAt === null && user.erasedAt === null
}

import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { verifyPassword } from '#server/platform/passwords.ts'
import { refuse } from '#server/platform/problems.ts'
import { getUser, type User } from '../find-users.ts'
import { lockUser } from '../lock-user.ts'
import { sessions } from '../tables.ts'

/** Whose password was right, and its hash. */
type Proven = Pick<User, 'id' | 'passwordHash'>

/**
 * A person who has somebody's device is not necessarily that person: important changes ask for the password again. The
 * change itself begins with `lockProven`.
 */
export async function provePassword(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  password: string,
): Promise<Proven> {
  const { id, passwordHash } = await getUser(db, actor.id)
  if (!(await verifyPassword(passwordHash, password))) refuse('wrong-password')
  return { id, passwordHash }
}

/**
 * Locks the person for the rest of the transaction. Verifying a password takes a while: if it was replaced or the
 * session was ended meanwhile, the change is refused.
 */
export async function lockProven(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  { id, passwordHash }: Proven,
): Promise<User> {
  const user = await lockUser(db, id)
  if (user.passwordHash !== passwordHash) refuse('wrong-password')
  const isOpen = and(eq(sessions.id, actor.sessionId), eq(sessions.userId, id), isNull(sessions.revokedAt))
  if ((await db.$count(sessions, isOpen)) === 0) refuse('unauthorized')
  return user
}

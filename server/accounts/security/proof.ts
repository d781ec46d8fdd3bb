import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { verifyPassword } from '#server/platform/passwords.ts'
import { refuse } from '#server/platform/problems.ts'
import { getUser, type User } from '../find-users.ts'

/** A person who has somebody's device is not necessarily that person: important changes ask for the password again. */
export async function provePassword(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  password: string,
): Promise<User> {
  const user = await getUser(db, actor.id)
  if (!(await verifyPassword(user.passwordHash, password))) refuse('wrong-password')
  return user
}

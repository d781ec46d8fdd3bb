import type { Login } from '#contract/accounts.ts'
import type { Database } from '#server/platform/database.ts'
import { verifyPassword } from '#server/platform/passwords.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { findUserByEmail, maySignIn, type User } from '../queries.ts'
import { checkSecondFactor } from './second-factor-check.ts'

type World = { db: Database; sealing: Sealing }

/** Whose address, password and second factor these are. Whatever is wrong before the last, the answer and its work are the same. */
export async function proveIdentity({ db, sealing }: World, { email, password, otp }: Login): Promise<User> {
  const user = await findUserByEmail(db, email)
  const isRight = await verifyPassword(user?.passwordHash ?? null, password)
  if (!user || !isRight || !maySignIn(user)) refuse('invalid-credentials')
  await checkSecondFactor({ db, sealing, now: new Date() }, user, otp)
  return user
}

import type { Login } from '#contract/accounts.ts'
import type { Deps } from '#server/platform/context.ts'
import { verifyPassword } from '#server/platform/passwords.ts'
import { refuseAbout } from '#server/platform/problems.ts'
import { findUserByEmail, maySignIn, type User } from '../find-users.ts'
import { checkSecondFactor } from './second-factor-check.ts'

/**
 * Verifies address, password and second factor. Whatever is wrong before the last, the answer and its duration are the
 * same.
 */
export async function proveIdentity(
  deps: Pick<Deps, 'clock' | 'db' | 'sealing' | 'securityLog'>,
  { email, password, otp }: Login,
): Promise<User> {
  const { db } = deps
  const user = await findUserByEmail(db, email)
  const isRight = await verifyPassword(user?.passwordHash ?? null, password)
  if (!user || !isRight || !maySignIn(user)) refuseAbout(user?.id, 'invalid-credentials')
  await checkSecondFactor({ ...deps, now: deps.clock() }, user, otp)
  return user
}

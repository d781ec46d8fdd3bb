import type { Login } from '#contract/accounts.ts'
import type { Database } from '#server/platform/database.ts'
import { verifyPassword } from '#server/platform/passwords.ts'
import { refuseAbout } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { SecurityLog } from '#server/platform/security-log.ts'
import { findUserByEmail, maySignIn, type User } from '../find-users.ts'
import { checkSecondFactor } from './second-factor-check.ts'

type Deps = { db: Database; sealing: Sealing; securityLog: SecurityLog }

/** Whose address, password and second factor these are. Whatever is wrong before the last, the answer and its work are the same. */
export async function proveIdentity(deps: Deps, { email, password, otp }: Login): Promise<User> {
  const { db } = deps
  const user = await findUserByEmail(db, email)
  const isRight = await verifyPassword(user?.passwordHash ?? null, password)
  if (!user || !isRight || !maySignIn(user)) refuseAbout(user?.id, 'invalid-credentials')
  await checkSecondFactor({ ...deps, now: new Date() }, user, otp)
  return user
}

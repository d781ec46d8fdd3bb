import type { QueueCtx, SignedIn } from '#server/platform/context.ts'
import { verifyPassword } from '#server/platform/passwords.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { SecurityLog } from '#server/platform/security-log.ts'
import { getUser, type User } from '../find-users.ts'

/** What the commands of this folder need. */
export type SecurityCtx = QueueCtx<SignedIn> & { sealing: Sealing; securityLog: SecurityLog }

/** Anyone who holds a device of somebody's is not yet that person: what matters asks for the password again. */
export async function provePassword({ db, actor }: SecurityCtx, password: string): Promise<User> {
  const user = await getUser(db, actor.id)
  if (!(await verifyPassword(user.passwordHash, password))) refuse('wrong-password')
  return user
}

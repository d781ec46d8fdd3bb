import { eq } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { hashPassword } from '#server/platform/passwords.ts'
import { transact } from '#server/platform/transact.ts'
import { dropOneTimeTokens } from '../one-time-tokens.ts'
import type { Credentials } from '../sign-in/open-session.ts'
import { revokeSessions } from '../sign-in/revoke-sessions.ts'
import { users } from '../tables.ts'
import { lockProven, provePassword } from './proof.ts'

type Change = { present_password: string; password: string }

/**
 * Ends all sessions, including this one, and every link: anyone who knew the old password loses access. Returns what
 * the user logs in with from now on.
 */
export async function changePassword(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing' | 'securityLog'>,
  change: Change,
): Promise<Credentials> {
  const proven = await provePassword(ctx, change.present_password)
  const passwordHash = await hashPassword(change.password)
  return transact(ctx.db, async (tx) => {
    const { id, totpSecret } = await lockProven({ ...ctx, db: tx }, proven)
    await tx
      .update(users)
      .set({ passwordHash, passwordChangedAt: ctx.now, pendingEmail: null })
      .where(eq(users.id, id))
    await dropOneTimeTokens(tx, { userId: id })
    await revokeSessions(tx, { userId: id, now: ctx.now })
    await queueEmail({ db: tx, jobs: ctx.jobs }, { template: 'password-changed', user_id: id })
    return { passwordHash, totpSecret }
  })
}

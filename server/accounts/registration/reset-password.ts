import { eq } from 'drizzle-orm'
import type { Ctx } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { hashPassword } from '#server/platform/passwords.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { getUser, maySignIn, type User } from '../find-users.ts'
import { dropOneTimeTokens, peekOneTimeToken, useOneTimeToken } from '../one-time-tokens.ts'
import { revokeSessions } from '../sign-in/revoke-sessions.ts'
import { checkSecondFactor } from '../sign-in/second-factor-check.ts'
import { users } from '../tables.ts'
import { activateUser } from './activate.ts'

type Reset = { token: string; password: string; otp?: string | undefined }

/**
 * Sets a new password and ends all sessions and links, in particular one sent to a stranger’s address. If the second
 * factor is missing, the link stays valid.
 */
export async function resetPassword(
  {
    db,
    jobs,
    now,
    events,
    sealing,
    securityLog,
  }: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now' | 'sealing' | 'securityLog'>,
  { token, password, otp }: Reset,
): Promise<User> {
  const shown = { token, purpose: 'reset-password', now } as const
  if (!(await peekOneTimeToken(db, shown))) refuse('link-unusable')
  const passwordHash = await hashPassword(password)
  return transact(db, async (tx) => {
    const meant = (await useOneTimeToken(tx, shown)) ?? refuse('link-unusable')
    // Using the link proves ownership of the address, as activation does.
    await activateUser({ db: tx, now, events }, meant.userId)
    const user = await getUser(tx, meant.userId)
    if (!maySignIn(user)) return refuse('link-unusable')
    await checkSecondFactor({ db: tx, sealing, securityLog, now }, user, otp)
    await dropOneTimeTokens(tx, { userId: user.id })
    await tx
      .update(users)
      .set({ passwordHash, passwordChangedAt: now, pendingEmail: null })
      .where(eq(users.id, user.id))
    await revokeSessions(tx, { userId: user.id, now })
    await queueEmail({ db: tx, jobs }, { template: 'password-changed', user_id: user.id })
    return { ...user, passwordHash }
  })
}

import { and, eq } from 'drizzle-orm'
import { writtenAddress } from '#domain/accounts/email.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { sqlState, uniqueViolation } from '#server/platform/database.ts'
import { queueEmail, queueEmailToFormerAddress } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { emailConfirmed } from '../events.ts'
import { getUser, maySignIn } from '../find-users.ts'
import { dropOneTimeTokens, useOneTimeToken } from '../one-time-tokens.ts'
import { users } from '../tables.ts'
import { lockProven, provePassword } from './proof.ts'

/**
 * Sends an email to the new address. Whether it is taken is checked only when the email is written, so the caller
 * cannot tell.
 */
export async function requestEmailChange(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing' | 'securityLog'>,
  { email, password }: { email: string; password: string },
  { sends }: { sends: boolean },
): Promise<void> {
  const proven = await provePassword(ctx, password)
  await transact(ctx.db, async (tx) => {
    const user = await lockProven({ ...ctx, db: tx }, proven)
    await tx
      .update(users)
      .set({ pendingEmail: writtenAddress(email) })
      .where(eq(users.id, user.id))
    await queueEmail(
      { db: tx, jobs: ctx.jobs },
      { template: 'confirm-email', user_id: sends ? user.id : null },
    )
  })
}

/** The change takes effect when the email's link is used; the old address is notified. Returns the user. */
export async function confirmEmail(
  { db, jobs, now, events }: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now'>,
  token: string,
): Promise<number> {
  try {
    return await transact(db, async (tx) => {
      const meant = await useOneTimeToken(tx, { token, purpose: 'change-email', now })
      if (!meant?.newEmail) return refuse('link-unusable')
      const { id, email: address, firstName, language, ...user } = await getUser(tx, meant.userId)
      if (address === null || !maySignIn(user)) return refuse('link-unusable')
      const changed = await tx
        .update(users)
        .set({ email: meant.newEmail, pendingEmail: null })
        .where(and(eq(users.id, id), eq(users.pendingEmail, meant.newEmail)))
        .returning({ id: users.id })
      if (changed.length === 0) return refuse('link-unusable')
      await events.publish({ db: tx, now }, emailConfirmed, { userId: id, email: meant.newEmail })
      // Password reset links are in the mailbox of the old address.
      await dropOneTimeTokens(tx, { userId: id, purpose: 'reset-password' })
      await queueEmailToFormerAddress(
        { db: tx, jobs },
        { template: 'email-changed', userId: id, address, firstName, language, now },
      )
      return id
    })
  } catch (error) {
    // Somebody has registered with the address in the meantime.
    if (sqlState(error) === uniqueViolation) return refuse('link-unusable')
    throw error
  }
}

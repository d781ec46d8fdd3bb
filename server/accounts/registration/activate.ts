import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { accountActivated, emailConfirmed } from '../events.ts'
import { getUser, type User } from '../find-users.ts'
import { mintOneTimeToken, useOneTimeToken } from '../one-time-tokens.ts'
import { users } from '../tables.ts'

type Activated = { user: User; resetToken: string | undefined }

/**
 * Signs in the person who received the email; the link works once, and only for an account waiting for activation. They
 * choose a password if the account has none.
 */
export async function activate(ctx: Pick<Ctx, 'db' | 'events' | 'now'>, token: string): Promise<Activated> {
  return transact(ctx.db, async (tx) => {
    const meant = await useOneTimeToken(tx, { token, purpose: 'activate', now: ctx.now })
    if (!meant || !(await activateUser({ ...ctx, db: tx }, meant.userId))) return refuse('link-unusable')
    const user = await getUser(tx, meant.userId)
    if (user.passwordHash) return { user, resetToken: undefined }
    const reset = { userId: user.id, purpose: 'reset-password', now: ctx.now, keepOlder: true } as const
    return { user, resetToken: await mintOneTimeToken(tx, reset) }
  })
}

/**
 * Anyone who reads the emails of the address owns the account. False if the account is no longer waiting, or may not be
 * used.
 */
export async function activateUser(
  { db, now, events }: Pick<Ctx, 'db' | 'events' | 'now'>,
  userId: number,
): Promise<boolean> {
  const [user] = await db
    .update(users)
    .set({ activatedAt: now })
    .where(
      and(
        eq(users.id, userId),
        isNull(users.activatedAt),
        isNull(users.deactivatedAt),
        isNull(users.erasedAt),
      ),
    )
    .returning({ id: users.id, email: users.email, userTypeId: users.userTypeId })
  if (!user) return false
  if (user.email) await events.publish({ db, now }, emailConfirmed, { userId, email: user.email })
  await events.publish({ db, now }, accountActivated, { userId, userTypeId: user.userTypeId })
  return true
}

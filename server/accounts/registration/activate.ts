import { and, eq, isNull } from 'drizzle-orm'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import { tieClients } from '#server/clients/commands/tie-clients.ts'
import type { Ctx } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { reachMilestone } from '#server/practitioners/commands/reach-milestone.ts'
import { useOneTimeToken } from '../commands/one-time-tokens.ts'
import { users } from '../tables.ts'

type TimedCtx = Pick<Ctx, 'db' | 'now'>

/** Lets in whom the mail reached; the link works once, and for an account that still waits. */
export async function activate({ db, now }: TimedCtx, token: string): Promise<number> {
  return transact(db, async (tx) => {
    const meant = await useOneTimeToken(tx, { token, purpose: 'activate', now })
    if (!meant || !(await activateUser({ db: tx, now }, meant.userId))) return refuse('link-unusable')
    return meant.userId
  })
}

/** Whoever reads the mails of the address is its owner. False where the account waits no longer, or may not be used. */
export async function activateUser({ db, now }: TimedCtx, userId: number): Promise<boolean> {
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
  await tieClients(db, user)
  if (isPractitioner(user.userTypeId)) await reachMilestone({ db, now }, userId, 'RegistrationComplete')
  return true
}

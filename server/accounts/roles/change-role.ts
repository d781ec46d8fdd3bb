import { eq } from 'drizzle-orm'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { roleChanged } from '../events.ts'
import { users } from '../tables.ts'
import { getOtherUser } from './get-other-user.ts'

/** Changes somebody's role. Call `forget` after the transaction. */
export async function changeRole(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'events' | 'now'>,
  { userId, userTypeId }: { userId: number; userTypeId: UserTypeId },
): Promise<void> {
  await transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const user = await getOtherUser(txCtx, userId)
    if (user.erasedAt || user.userTypeId === userTypeId) return refuse('conflict')
    await db.update(users).set({ userTypeId }).where(eq(users.id, userId))
    await ctx.events.publish(txCtx, roleChanged, { userId, userTypeId })
    await recordAudit(txCtx, {
      action: 'role-changed',
      subjectId: userId,
      details: { user_type_id_before: user.userTypeId, user_type_id_after: userTypeId },
    })
  })
}

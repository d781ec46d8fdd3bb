import { eq } from 'drizzle-orm'
import { isPractitioner, type UserTypeId } from '#domain/accounts/user-types.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { becomePractitioner } from '#server/practitioners/commands/become-practitioner.ts'
import { getOtherUser } from './get-other-user.ts'
import { recordAudit } from './record-audit.ts'

/** Gives somebody else another role. Tell `forget` once this stands. */
export async function changeRole(
  ctx: Ctx<SignedIn>,
  { userId, userTypeId }: { userId: number; userTypeId: UserTypeId },
): Promise<void> {
  await transact(ctx.db, async (db) => {
    const inside = { ...ctx, db }
    const user = await getOtherUser(inside, userId)
    if (user.erasedAt || user.userTypeId === userTypeId) return refuse('conflict')
    await db.update(users).set({ userTypeId }).where(eq(users.id, userId))
    if (isPractitioner(userTypeId)) await becomePractitioner(inside, userId)
    await recordAudit(inside, {
      action: 'role-changed',
      subjectId: userId,
      details: { user_type_id_before: user.userTypeId, user_type_id_after: userTypeId },
    })
  })
}

import { and, eq, isNull } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'

/** Admins stand in line here, and who lost the role meanwhile is refused: of two who remove each other, one stays. */
export async function holdAdmins({ db, actor }: Ctx<SignedIn>): Promise<void> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userTypeId, userTypes.admin), isNull(users.deactivatedAt), isNull(users.erasedAt)))
    .orderBy(users.id)
    .for('update')
  if (!admins.some(({ id }) => id === actor.id)) refuse('forbidden')
}

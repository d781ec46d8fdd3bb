import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { users } from '../tables.ts'

const isAdmin = and(
  eq(users.userTypeId, userTypes.admin),
  isNull(users.deactivatedAt),
  isNull(users.erasedAt),
)

/**
 * Admins wait for each other here, and one who has lost the role meanwhile is refused: if two remove each other, one
 * remains. The user to change is locked with them, in order of ids.
 */
async function lockAdminsAnd(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  userId: number,
): Promise<typeof users.$inferSelect | undefined> {
  const held = await db
    .select({ user: users, isAdmin: sql<boolean>`${isAdmin}` })
    .from(users)
    .where(or(isAdmin, eq(users.id, userId)))
    .orderBy(users.id)
    .for('no key update')
  if (!held.some(({ user, isAdmin }) => isAdmin && user.id === actor.id)) refuse('forbidden')
  return held.find(({ user }) => user.id === userId)?.user
}

/** The user to change, locked until the transaction ends; never oneself. */
export async function getOtherUser(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  userId: number,
): Promise<typeof users.$inferSelect> {
  if (userId === ctx.actor.id) return refuse('own-account')
  return (await lockAdminsAnd(ctx, userId)) ?? refuse('not-found')
}

import { and, eq } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Ctx } from '#server/platform/context.ts'
import { roleChanged } from '../events.ts'
import { users } from '../tables.ts'

const userTypeId = userTypes.certifiedPractitioner

/** Certifies a practitioner; returns whether it changed anything, which it does not for admins. Needs a transaction. */
export async function certify(ctx: Pick<Ctx, 'db' | 'events' | 'now'>, userId: number): Promise<boolean> {
  const certified = await ctx.db
    .update(users)
    .set({ userTypeId })
    .where(and(eq(users.id, userId), eq(users.userTypeId, userTypes.practitioner)))
    .returning({ id: users.id })
  if (certified.length === 0) return false
  await ctx.events.publish(ctx, roleChanged, { userId, userTypeId })
  return true
}

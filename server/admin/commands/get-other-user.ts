import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { holdAdmins } from './hold-admins.ts'

/** Somebody to be changed, held until the transaction ends; never oneself. */
export async function getOtherUser(ctx: Ctx<SignedIn>, userId: number): Promise<typeof users.$inferSelect> {
  if (userId === ctx.actor.id) return refuse('own-account')
  await holdAdmins(ctx)
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).for('update')
  return user ?? refuse('not-found')
}

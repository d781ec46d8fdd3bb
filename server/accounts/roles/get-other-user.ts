import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import type { users } from '../tables.ts'
import { lockAdminsAnd } from './lock-admins.ts'

/** Somebody to be changed, held until the transaction ends; never oneself. */
export async function getOtherUser(ctx: Ctx<SignedIn>, userId: number): Promise<typeof users.$inferSelect> {
  if (userId === ctx.actor.id) return refuse('own-account')
  return (await lockAdminsAnd(ctx, userId)) ?? refuse('not-found')
}

import type { users } from '#server/accounts/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { holdAdminsAnd } from './hold-admins.ts'

/** Somebody to be changed, held until the transaction ends; never oneself. */
export async function getOtherUser(ctx: Ctx<SignedIn>, userId: number): Promise<typeof users.$inferSelect> {
  if (userId === ctx.actor.id) return refuse('own-account')
  return (await holdAdminsAnd(ctx, userId)) ?? refuse('not-found')
}

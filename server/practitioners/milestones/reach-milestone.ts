import { type Milestone, milestoneNumber } from '#domain/practitioners/milestones.ts'
import { recordMarketingEvent } from '#server/marketing/record-marketing-event.ts'
import type { Ctx } from '#server/platform/context.ts'
import { reachedMilestones } from '../tables.ts'

/** Records when a milestone was first reached, and notifies marketing. */
export async function reachMilestone(
  ctx: Pick<Ctx, 'db' | 'now'>,
  practitionerId: number,
  milestone: Milestone,
): Promise<void> {
  const [reached] = await ctx.db
    .insert(reachedMilestones)
    .values({ practitionerId, milestone: milestoneNumber(milestone), reachedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ milestone: reachedMilestones.milestone })
  if (reached) await recordMarketingEvent(ctx, practitionerId, milestone)
}

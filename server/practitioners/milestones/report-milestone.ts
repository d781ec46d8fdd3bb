import { and, eq } from 'drizzle-orm'
import type { RecordedMarketingEvent } from '#contract/marketing.ts'
import { eventOfTrigger } from '#domain/marketing/events.ts'
import { recordMarketingEvent } from '#server/marketing/record-marketing-event.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { reachedMilestones } from '../tables.ts'

/** For browsers that report milestones, too: the shop records an event only if it knows of the milestone itself. */
export async function reportMilestone(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  trigger: number,
): Promise<RecordedMarketingEvent> {
  const event = eventOfTrigger(trigger) ?? refuse('invalid-input')
  const { practitionerId, milestone } = reachedMilestones
  const [reached] = await db
    .select({ at: reachedMilestones.reachedAt })
    .from(reachedMilestones)
    .where(and(eq(practitionerId, actor.id), eq(milestone, trigger)))
  if (!reached) return refuse('milestone-not-reached')
  await recordMarketingEvent({ db, now: reached.at }, actor.id, event)
  return { event, recorded_at: reached.at.toISOString() }
}

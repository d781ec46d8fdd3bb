import type { MarketingEvent } from '#domain/marketing/events.ts'
import type { Ctx } from '#server/platform/context.ts'
import { marketingEvents } from './tables.ts'

/**
 * Records something that happened to a person, for the marketing service; each event counts once per person. A timer
 * puts it into the queue.
 */
export async function recordMarketingEvent(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: number,
  event: MarketingEvent,
): Promise<void> {
  await db.insert(marketingEvents).values({ userId, event, at: now }).onConflictDoNothing()
}

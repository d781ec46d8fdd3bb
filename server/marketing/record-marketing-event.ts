import type { Ctx } from '#server/platform/context.ts'
import { marketingEvents } from './tables.ts'

/** What happened to a person, for the marketing service; the same event of a person counts once. */
export async function recordMarketingEvent(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: number,
  event: string,
): Promise<void> {
  await db.insert(marketingEvents).values({ userId, event, at: now }).onConflictDoNothing()
}

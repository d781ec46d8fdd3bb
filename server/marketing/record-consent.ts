import { and, eq, isNull, lt } from 'drizzle-orm'
import type { MarketingChoiceInput } from '#contract/marketing.ts'
import { dayMs } from '#domain/local-time.ts'
import { type ConsentChoice, choiceKeptDays } from '#domain/marketing/consent.ts'
import type { Actor, Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { deleteProfiles } from './delete-profiles.ts'
import { marketingConsents, marketingEvents } from './tables.ts'

/** Records what somebody chose. With an account, what this browser chose before login becomes the account's. */
export async function recordConsent(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'> & { actor: Actor },
  { visitor_id: visitorId, version, is_granted: isGranted }: MarketingChoiceInput,
): Promise<ConsentChoice> {
  const { now: chosenAt } = ctx
  const choice = { version, isGranted, chosenAt }
  await transact(ctx.db, async (db) => {
    const { id: userId } = ctx.actor
    if (userId !== null) await adoptChoices(db, userId, visitorId)
    await db.insert(marketingConsents).values({ visitorId, userId, ...choice })
    if (userId === null) return
    if (isGranted) await queueAgain(db, userId)
    else await deleteProfiles({ ...ctx, db }, { userId })
  })
  return choice
}

async function adoptChoices(db: Database, userId: number, visitorId: string): Promise<void> {
  await db
    .update(marketingConsents)
    .set({ userId })
    .where(and(eq(marketingConsents.visitorId, visitorId), isNull(marketingConsents.userId)))
}

/** Events from between a visitor's consent and their login were not sent, since nobody knew whose consent it was. */
async function queueAgain(db: Database, userId: number): Promise<void> {
  await db
    .update(marketingEvents)
    .set({ queuedAt: null })
    .where(and(eq(marketingEvents.userId, userId), isNull(marketingEvents.sentAt)))
}

/** A visitor's choice is kept as long as their browser keeps it. */
export async function deleteOldChoices(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - choiceKeptDays * dayMs)
  await db
    .delete(marketingConsents)
    .where(and(isNull(marketingConsents.userId), lt(marketingConsents.chosenAt, limit)))
}

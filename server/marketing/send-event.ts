import { and, eq, isNull } from 'drizzle-orm'
import { maySendEvent } from '#domain/marketing/consent.ts'
import { eventProperties } from '#domain/marketing/events.ts'
import { maySignIn } from '#server/accounts/find-users.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { MarketingRefused, type MarketingService } from '#server/platform/marketing-service/service.ts'
import { transact } from '#server/platform/transact.ts'
import { deleteProfileAt, deleteProfiles } from './delete-profiles.ts'
import { listChoices } from './find-consent.ts'
import { marketingEvents, marketingProfiles } from './tables.ts'

type Sending = Pick<Deps, 'clock' | 'db' | 'jobs' | 'log' | 'region'>

/** Sends an event, unless the person did not agree. A refusal of the service is logged and not repeated. */
export async function sendEvent(deps: Sending, marketing: MarketingService, eventId: number): Promise<void> {
  const { db, clock, jobs, log, region } = deps
  const prepared = await transact(db, (tx) => prepareEvent(tx, eventId, clock()))
  if (!prepared) return
  const { event, user, email } = prepared
  try {
    await marketing.send({
      key: `${region}-${event.id}`,
      name: event.event,
      at: event.at,
      properties: eventProperties(event.event, { store: region, language: user.language }),
      person: { email, firstName: user.firstName },
    })
  } catch (error) {
    // It may have arrived all the same.
    await transact(db, (tx) => deleteIfEnded({ db: tx, jobs, now: clock() }, prepared))
    if (!(error instanceof MarketingRefused)) throw error
    log.error({ err: error, event_id: eventId }, 'the marketing service refused an event')
    return
  }
  await transact(db, async (tx) => {
    const now = clock()
    await tx.update(marketingEvents).set({ sentAt: now }).where(eq(marketingEvents.id, eventId))
    await deleteIfEnded({ db: tx, jobs, now }, prepared)
  })
}

/** Undefined if there is nothing to send. The profile is noted before it exists, so that it is never left behind. */
async function prepareEvent(tx: Database, eventId: number, now: Date) {
  const [event] = await tx
    .select()
    .from(marketingEvents)
    .where(and(eq(marketingEvents.id, eventId), isNull(marketingEvents.sentAt)))
  if (!event) return undefined
  // Waits for an erasure that is going on, and makes a later one wait and see the profile.
  const [user] = await tx.select().from(users).where(eq(users.id, event.userId)).for('key share')
  if (!user?.email || !maySignIn(user)) return undefined
  if (!maySendEvent(await listChoices(tx, user.id), event.at)) return undefined
  const { email } = user
  await tx.insert(marketingProfiles).values({ userId: user.id, email, createdAt: now }).onConflictDoNothing()
  return { event, user, email }
}

type Prepared = NonNullable<Awaited<ReturnType<typeof prepareEvent>>>

/**
 * If consent, address or account ended during the call, the profile may have been deleted before the call made it anew,
 * or noted after the refusal: it is deleted again.
 */
async function deleteIfEnded(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  { event, user, email }: Prepared,
): Promise<void> {
  const { db } = ctx
  const isKnown = and(eq(marketingProfiles.userId, user.id), eq(marketingProfiles.email, email))
  const [known] = await db.select({ id: marketingProfiles.id }).from(marketingProfiles).where(isKnown)
  if (!known) await deleteProfileAt(ctx, email)
  else if (!maySendEvent(await listChoices(db, user.id), event.at))
    await deleteProfiles(ctx, { userId: user.id })
}

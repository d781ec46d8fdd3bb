import { eq, gte } from 'drizzle-orm'
import type { OnboardingCall } from '#contract/practitioners.ts'
import { callSlots, isCallSlot, isUpcomingCall } from '#domain/practitioners/onboarding-call.ts'
import type { Region } from '#domain/regions.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { sqlState, uniqueViolation } from '#server/platform/database.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { reachMilestone } from '../milestones/reach-milestone.ts'
import { onboardingCalls } from '../tables.ts'

/** The user's booked call, and the available start times. */
export async function findOnboardingCall(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  region: Region,
): Promise<OnboardingCall> {
  const [own] = await db.select().from(onboardingCalls).where(eq(onboardingCalls.practitionerId, actor.id))
  const taken = await db
    .select({ startsAt: onboardingCalls.startsAt })
    .from(onboardingCalls)
    .where(gte(onboardingCalls.startsAt, now))
  const takenTimes = new Set(taken.map(({ startsAt }) => startsAt.getTime()))
  const free = callSlots(region, now).filter((beginning) => !takenTimes.has(beginning.getTime()))
  return {
    booked: own && isUpcomingCall(own.startsAt, now) ? { starts_at: own.startsAt.toISOString() } : null,
    free: free.map((beginning) => beginning.toISOString()),
  }
}

/** A second booking moves the first. If two people want the same time, one gets it. */
export async function bookOnboardingCall(
  { db, jobs, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>,
  region: Region,
  startsAt: Date,
): Promise<void> {
  if (!isCallSlot(startsAt, region, now)) return refuse('invalid-input', { starts_at: ['option'] })
  const call = { practitionerId: actor.id, startsAt, bookedAt: now }
  const { practitionerId: target } = onboardingCalls
  try {
    await transact(db, async (tx) => {
      await tx.insert(onboardingCalls).values(call).onConflictDoUpdate({ target, set: call })
      await reachMilestone({ db: tx, now }, actor.id, 'OnboardingCallScheduled')
      await queueEmail({ db: tx, jobs }, { template: 'onboarding-call-booked', user_id: actor.id })
    })
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return refuse('call-taken')
    throw error
  }
}

export async function cancelOnboardingCall({
  db,
  actor,
}: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<void> {
  await db.delete(onboardingCalls).where(eq(onboardingCalls.practitionerId, actor.id))
}

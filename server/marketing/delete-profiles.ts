import { and, eq, isNull, lt, ne, type SQL } from 'drizzle-orm'
import { dayMs } from '#domain/local-time.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { MarketingService } from '#server/platform/marketing-service/service.ts'
import { marketingProfiles } from './tables.ts'

/** For longer than the queue tries. */
const endedKeptDays = 31

type Deleting = Pick<Ctx, 'db' | 'jobs' | 'now'>

/** Has the service delete what it knows of somebody. */
export function deleteProfiles(ctx: Deleting, { userId }: { userId: number }): Promise<void> {
  return endProfiles(ctx, eq(marketingProfiles.userId, userId))
}

/** The same for all their addresses except the present one. */
export function deleteFormerProfiles(
  ctx: Deleting,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  return endProfiles(ctx, and(eq(marketingProfiles.userId, userId), ne(marketingProfiles.email, email))!)
}

async function endProfiles({ db, jobs, now }: Deleting, areMeant: SQL): Promise<void> {
  const ended = await db
    .update(marketingProfiles)
    .set({ userId: null, endedAt: now })
    .where(areMeant)
    .returning({ id: marketingProfiles.id })
  for (const { id } of ended) await jobs.enqueue(db, 'marketing-profile-deletion', { profile_id: id })
}

/** Has the service delete what it knows of an address that belongs to nobody any more. */
export async function deleteProfileAt({ db, jobs, now }: Deleting, email: string): Promise<void> {
  const [ended] = await db
    .insert(marketingProfiles)
    .values({ email, createdAt: now, endedAt: now })
    .returning({ id: marketingProfiles.id })
  await jobs.enqueue(db, 'marketing-profile-deletion', { profile_id: ended!.id })
}

/** The address is kept until the service has accepted the deletion. */
export async function deleteProfile(
  { db }: Pick<Deps, 'db'>,
  marketing: MarketingService,
  profileId: number,
): Promise<void> {
  const isEnded = and(eq(marketingProfiles.id, profileId), isNull(marketingProfiles.userId))
  const [profile] = await db.select().from(marketingProfiles).where(isEnded)
  if (!profile) return
  await marketing.deleteProfile(profile.email)
  await db.delete(marketingProfiles).where(isEnded)
}

export async function deleteEndedProfiles(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - endedKeptDays * dayMs)
  await db.delete(marketingProfiles).where(lt(marketingProfiles.endedAt, limit))
}

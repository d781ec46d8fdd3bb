import { eq, sql } from 'drizzle-orm'
import { refreshTokenDays } from '#domain/accounts/tokens.ts'
import type { Database } from '#server/platform/database.ts'
import type { Device } from '#server/platform/devices.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { queueLetter } from '#server/platform/mail/queue-letter.ts'
import { sessions } from '../tables.ts'

type Ctx = { db: Database; jobs: Jobs; now: Date }
type Opening = { userId: number; device: Device; country: string | null }

const dayMs = 86_400_000

export function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + refreshTokenDays * dayMs)
}

/** A new session; its owner gets a letter where it comes from a country that none of the earlier ones did. */
export async function openSession({ db, jobs, now }: Ctx, { userId, device, country }: Opening) {
  return db.transaction(async (tx) => {
    const [earlier] = await tx
      .select({
        any: sql<boolean>`count(*) > 0`,
        sameCountry: sql<boolean>`coalesce(bool_or(${sessions.country} = ${country}), false)`,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
    const times = { rotatedAt: now, createdAt: now, lastSeenAt: now, expiresAt: refreshExpiry(now) }
    const [session] = await tx
      .insert(sessions)
      .values({ userId, ...times, ...device, country })
      .returning({ id: sessions.id, generation: sessions.generation })
    if (country && earlier?.any && !earlier.sameCountry)
      await queueLetter({ db: tx, jobs }, { letter: 'new-sign-in', user_id: userId, session_id: session!.id })
    return session!
  })
}

import { eq, sql } from 'drizzle-orm'
import { refreshTokenDays } from '#domain/accounts/tokens.ts'
import type { Database } from '#server/platform/database.ts'
import type { Device } from '#server/platform/devices.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { queueLetter } from '#server/platform/mail/queue-letter.ts'
import { sessions } from '../tables.ts'

type Ctx = { db: Database; jobs: Jobs; now: Date }
type Opening = { userId: number; device: Device; country: string | null }
type Opened = { id: number; generation: number }

const dayMs = 86_400_000

export function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + refreshTokenDays * dayMs)
}

/** A new session; its owner gets a letter where it comes from a country that none of the earlier ones did. */
export async function openSession(ctx: Ctx, opening: Opening): Promise<Opened> {
  if (!(await isNewPlace(ctx.db, opening))) return insertSession(ctx, opening)
  return ctx.db.transaction(async (db) => {
    const session = await insertSession({ ...ctx, db }, opening)
    const letter = { letter: 'new-sign-in', user_id: opening.userId, session_id: session.id } as const
    await queueLetter({ db, jobs: ctx.jobs }, letter)
    return session
  })
}

async function isNewPlace(db: Database, { userId, country }: Opening): Promise<boolean> {
  if (country === null) return false
  const [earlier] = await db
    .select({ isNew: sql<boolean>`NOT coalesce(bool_or(${sessions.country} = ${country}), false)` })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .having(sql`count(*) > 0`)
  return earlier?.isNew ?? false
}

async function insertSession({ db, now }: Ctx, { userId, device, country }: Opening): Promise<Opened> {
  const times = { rotatedAt: now, createdAt: now, lastSeenAt: now, expiresAt: refreshExpiry(now) }
  const [session] = await db
    .insert(sessions)
    .values({ userId, ...times, ...device, country })
    .returning({ id: sessions.id, generation: sessions.generation })
  return session!
}

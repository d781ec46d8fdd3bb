import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { isAddress } from './find-clients.ts'
import { clients } from './tables.ts'

const addressLock = 7_236_515

/** Until the transaction ends, nobody else can share with this address for the first time, or confirm it. */
export async function lockAddress(tx: Database, email: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(${addressLock}, hashtext(lower(${email.normalize('NFC')})))`,
  )
}

/** Links a user to the clients with the address they have confirmed. */
export async function linkClients(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await lockAddress(db, email)
  await db
    .update(clients)
    .set({ userId, linkedAt: now })
    .where(and(isAddress(email), isNull(clients.userId)))
}

/** The user who confirmed the address. Must not be revealed to anyone who shares. */
export async function findConfirmedUserId(tx: Database, email: string): Promise<number | null> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`lower(${users.email}) = lower(${email.normalize('NFC')})`,
        isNotNull(users.activatedAt),
        isNull(users.erasedAt),
      ),
    )
  return user?.id ?? null
}

import { and, asc, eq, isNotNull, lt } from 'drizzle-orm'
import { erasedAfterDays, readsKeptDays } from '#domain/clients/consent.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Database } from '#server/platform/database.ts'
import type { ClientRow } from '../find-clients.ts'
import { clientReads, clients, removedRecordReads, withdrawnConsents } from '../tables.ts'

/**
 * Deletes a client with everything that hangs on them: shares, notes, discounts, consents and reads. What stays is
 * their orders, without the link to the client, and that they withdrew.
 */
export async function eraseRecord(tx: Database, client: ClientRow): Promise<void> {
  const { id, practitionerId, userId, withdrawnAt } = client
  if (userId !== null && withdrawnAt !== null)
    await tx
      .insert(withdrawnConsents)
      .values({ practitionerId, userId, withdrawnAt })
      .onConflictDoUpdate({
        target: [withdrawnConsents.practitionerId, withdrawnConsents.userId],
        set: { withdrawnAt },
      })
  await tx.delete(clients).where(eq(clients.id, id))
}

/** What clients withdrew their consent to, once they had time to change their mind. */
export async function eraseWithdrawn(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - erasedAfterDays * dayMs)
  const due = await db
    .select()
    .from(clients)
    .where(and(isNotNull(clients.withdrawnAt), lt(clients.withdrawnAt, before)))
    .orderBy(asc(clients.id))
    .for('update')
  for (const client of due) await eraseRecord(db, client)
}

export async function deleteOldReads(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - readsKeptDays * dayMs)
  await db.delete(clientReads).where(lt(clientReads.readAt, before))
  await db.delete(removedRecordReads).where(lt(removedRecordReads.readAt, before))
}

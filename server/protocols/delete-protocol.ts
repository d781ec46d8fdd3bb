import { and, eq, type SQL } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { protocols } from './tables.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    lockBeforeDeletion: LockBeforeDeletion
  }
}

/** Locks rows that come before protocols in the lock order but belong to a later feature: cart lines. */
export type LockBeforeDeletion = (tx: Database, protocols: SQL) => Promise<void>

/** With its lines, versions, shares and links. */
export async function deleteProtocol(
  { db, actor, lockBeforeDeletion }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'lockBeforeDeletion' | 'now'>,
  id: number,
): Promise<void> {
  const condition = and(eq(protocols.id, id), eq(protocols.practitionerId, actor.id))!
  await transact(db, async (tx) => {
    await lockBeforeDeletion(tx, condition)
    const deleted = await tx.delete(protocols).where(condition).returning({ id: protocols.id })
    if (deleted.length === 0) refuse('not-found')
  })
}

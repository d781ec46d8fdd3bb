import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { clients } from './tables.ts'

export type Accepting = Pick<Ctx, 'db' | 'now'> & { actor: Pick<SignedIn, 'id'> }

/**
 * What a client does with something that a practitioner sent them accepts the practitioner: from then on they have the
 * discount, and the practitioner sees what they buy. `condition` is about `clients`; records of others, and those whose
 * consent was withdrawn, stay as they are.
 */
export async function acceptPractitioner({ db, actor, now }: Accepting, condition: SQL): Promise<void> {
  await db
    .update(clients)
    .set({ acceptedAt: now })
    .where(
      and(condition, eq(clients.userId, actor.id), isNull(clients.acceptedAt), isNull(clients.withdrawnAt)),
    )
}

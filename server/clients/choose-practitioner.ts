import { eq, sql } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { acceptPractitioner } from './accept-practitioner.ts'
import { practitionersOf } from './own-practitioners.ts'
import { clients } from './tables.ts'

/** Makes this practitioner's discount apply to the client's cart. Another practitioner's clients are not found. */
export async function choosePractitioner(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  clientId: number,
): Promise<void> {
  await transact(db, async (tx) => {
    const chosen = await tx.execute(sql`
      INSERT INTO active_practitioners (user_id, client_id, chosen_at)
      SELECT ${actor.id}, client_id, ${now.toISOString()}::timestamptz
      FROM (${practitionersOf(actor.id)}) AS own WHERE client_id = ${clientId}
      ON CONFLICT (user_id) DO UPDATE SET client_id = excluded.client_id, chosen_at = excluded.chosen_at
      RETURNING client_id`)
    if (chosen.length === 0) refuse('not-found')
    await acceptPractitioner({ db: tx, actor, now }, eq(clients.id, clientId))
  })
}

import { and, eq } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import type { ProtocolRow } from './records.ts'
import { protocols } from './tables.ts'

/**
 * Locks a protocol for the rest of the transaction: other changes wait, so that order, quantities, revision and
 * versions stay consistent. Another's protocol, or one that was deleted meanwhile, is not found.
 */
export async function lockOwnProtocol(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  id: number,
): Promise<ProtocolRow> {
  const [protocol] = await db
    .select()
    .from(protocols)
    .where(and(eq(protocols.id, id), eq(protocols.practitionerId, actor.id)))
    .for('update')
  return protocol ?? refuse('not-found')
}

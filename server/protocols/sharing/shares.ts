import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Share } from '#contract/sharing.ts'
import { presentClient } from '#server/clients/find-clients.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { protocolShares, protocols } from '../tables.ts'
import { notesOf } from './share-notes.ts'

type OwnShare = { id: number; share_id: number }

/** The clients a protocol is shared with, newest first. */
export async function listShares(
  { db, actor, sealing }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'sealing'>,
  protocolId: number,
): Promise<Share[]> {
  const rows = await db
    .select({ share: protocolShares, client: clients })
    .from(protocolShares)
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .where(
      and(
        eq(protocolShares.protocolId, protocolId),
        eq(clients.practitionerId, actor.id),
        isNull(protocolShares.removedAt),
        isNull(clients.withdrawnAt),
      ),
    )
    .orderBy(desc(protocolShares.sharedAt), desc(protocolShares.id))
  return rows.map(({ share, client }) => ({
    id: share.id,
    client: presentClient(client),
    notes: notesOf(sealing, share),
    reason: share.reason,
    shared_at: share.sharedAt.toISOString(),
    opened_at: share.openedAt?.toISOString() ?? null,
  }))
}

/** Removes the protocol from the client's list and disables the emailed link. */
export async function revokeShare(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  share: OwnShare,
): Promise<void> {
  const own = db
    .select({ id: protocols.id })
    .from(protocols)
    .where(and(eq(protocols.id, share.id), eq(protocols.practitionerId, actor.id)))
  const taken = await db
    .delete(protocolShares)
    .where(and(eq(protocolShares.id, share.share_id), inArray(protocolShares.protocolId, own)))
    .returning({ id: protocolShares.id })
  if (taken.length === 0) refuse('not-found')
}

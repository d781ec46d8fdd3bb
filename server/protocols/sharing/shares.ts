import { and, desc, eq, inArray } from 'drizzle-orm'
import type { NotSoldHere } from '#contract/restrictions.ts'
import type { Share } from '#contract/sharing.ts'
import { users } from '#server/accounts/tables.ts'
import { isKnownAccount, presentClient } from '#server/clients/find-clients.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { isActiveShare } from '../active-shares.ts'
import { readLines } from '../find-protocols.ts'
import { findNotSold } from '../substitutes/not-sold-here.ts'
import { protocolShares, protocols } from '../tables.ts'
import { notesOf } from './share-notes.ts'
import type { Sharing } from './share-protocol.ts'

type OwnShare = { id: number; share_id: number }

/** The clients a protocol is shared with, newest first. */
export async function listShares(
  ctx: Pick<Sharing, 'actor' | 'db' | 'language' | 'products' | 'sealing' | 'translations'>,
  protocolId: number,
): Promise<Share[]> {
  const { db, actor, sealing } = ctx
  const rows = await db
    .select({ share: protocolShares, client: clients, country: users.country })
    .from(protocolShares)
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .leftJoin(users, isKnownAccount)
    .where(
      and(eq(protocolShares.protocolId, protocolId), eq(clients.practitionerId, actor.id), isActiveShare),
    )
    .orderBy(desc(protocolShares.sharedAt), desc(protocolShares.id))
  const notSoldIn = await notSoldByCountry(
    ctx,
    protocolId,
    rows.flatMap(({ country }) => country ?? []),
  )
  return rows.map(({ share, client, country }) => ({
    id: share.id,
    client: presentClient(client),
    notes: notesOf(sealing, share),
    reason: share.reason,
    shared_at: share.sharedAt.toISOString(),
    opened_at: share.openedAt?.toISOString() ?? null,
    not_sold: (country && notSoldIn.get(country)) || [],
  }))
}

/** What of a protocol is not sold in each of these countries. */
async function notSoldByCountry(
  ctx: Pick<Sharing, 'db' | 'language' | 'products' | 'translations'>,
  protocolId: number,
  countries: readonly string[],
): Promise<ReadonlyMap<string, NotSoldHere[]>> {
  const { db, language, products } = ctx
  const variantIds = (await readLines(db, [protocolId])).map(({ variantId }) => variantId)
  if (!products.areBlockedSomewhere(variantIds)) return new Map()
  const find = (country: string) =>
    findNotSold(ctx, variantIds, { country, language, practitionerPrices: true })
  return new Map([...new Set(countries)].map((country) => [country, find(country)]))
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

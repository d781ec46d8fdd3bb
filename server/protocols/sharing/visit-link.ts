import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { mayShare } from '#server/accounts/may-share.ts'
import { users } from '#server/accounts/tables.ts'
import { acceptPractitioner } from '#server/clients/accept-practitioner.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { isReceived } from '../active-shares.ts'
import { findProtocol } from '../find-protocols.ts'
import type { ProtocolRecord } from '../records.ts'
import { protocolLinks, protocolShares, protocols } from '../tables.ts'

/** Whether the protocol is in the caller's own account, as a client. */
export async function hasReceived(
  { db, actor }: Pick<Ctx, 'actor' | 'db'>,
  protocolId: number,
): Promise<boolean> {
  if (actor.id === null || actor.userTypeId !== userTypes.client) return false
  const [share] = await db
    .select({ id: protocolShares.id })
    .from(protocolShares)
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .where(and(eq(protocolShares.protocolId, protocolId), eq(clients.userId, actor.id), isReceived))
    .limit(1)
  return share !== undefined
}

type LinkRow = typeof protocolLinks.$inferSelect
export type FoundLink = {
  link: LinkRow
  protocol: ProtocolRecord
  /** When the protocol was last shared through this link. */
  sharedAt: Date
}

/**
 * The protocol behind a link that works: expired links are answered like unknown ones, and so are those of people who
 * may no longer share, and those sent to a client who withdrew their consent.
 */
export async function findLink(ctx: Pick<Ctx, 'db' | 'now'>, token: string): Promise<FoundLink | undefined> {
  const [found] = await ctx.db
    .select({ link: protocolLinks, sharedAt: protocolShares.sharedAt })
    .from(protocolLinks)
    .innerJoin(protocols, eq(protocols.id, protocolLinks.protocolId))
    .innerJoin(users, eq(users.id, protocols.practitionerId))
    .leftJoin(protocolShares, eq(protocolShares.id, protocolLinks.shareId))
    .leftJoin(clients, eq(clients.id, protocolShares.clientId))
    .where(
      and(
        eq(protocolLinks.tokenHash, hashToken(token)),
        gt(protocolLinks.expiresAt, ctx.now),
        isNull(clients.withdrawnAt),
        mayShare,
      ),
    )
  const protocol = found && (await findProtocol(ctx, eq(protocols.id, found.link.protocolId)))
  if (!protocol) return undefined
  return { link: found.link, protocol, sharedAt: found.sharedAt ?? found.link.createdAt }
}

/** Visits of the owner are not counted. A visit through the link in a client's email means that they opened it. */
export async function countVisit(
  { db, actor, now }: Pick<Ctx, 'actor' | 'db' | 'now'>,
  { link, protocol }: Pick<FoundLink, 'link' | 'protocol'>,
): Promise<void> {
  if (actor.id === protocol.practitionerId) return
  await db
    .update(protocolLinks)
    .set({ visits: sql`${protocolLinks.visits} + 1` })
    .where(eq(protocolLinks.id, link.id))
  if (link.shareId === null) return
  await db
    .update(protocolShares)
    .set({ openedAt: now })
    .where(and(eq(protocolShares.id, link.shareId), isNull(protocolShares.openedAt)))
}

/** Opening what was shared with them while logged in accepts the practitioner. */
export async function acceptSharer(
  { actor, ...ctx }: Pick<Ctx, 'actor' | 'db' | 'now'>,
  protocolId: number,
): Promise<void> {
  if (actor.id === null) return
  const sharedWith = ctx.db
    .select({ id: protocolShares.clientId })
    .from(protocolShares)
    .where(and(eq(protocolShares.protocolId, protocolId), isReceived))
  await acceptPractitioner({ ...ctx, actor: { id: actor.id } }, inArray(clients.id, sharedWith))
}

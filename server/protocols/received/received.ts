import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { ClientProtocol } from '#contract/sharing.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { Language } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import { type Accepting, acceptPractitioner } from '#server/clients/accept-practitioner.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { isReceived } from '../active-shares.ts'
import { listProtocols } from '../find-protocols.ts'
import type { ProtocolRecord } from '../records.ts'
import { presentPlans } from '../sharing/present-plan.ts'
import { notesOf } from '../sharing/share-notes.ts'
import { findSharers } from '../sharing/sharers.ts'
import { protocolLinks, protocolShares, protocols } from '../tables.ts'

/** A protocol in somebody's list of received ones. */
export type Received = {
  share: typeof protocolShares.$inferSelect
  discountRate: DiscountRate
  protocol: ProtocolRecord
}

/** Protocols that were shared with somebody and not removed, newest first. */
export async function listReceived(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  condition?: SQL,
): Promise<Received[]> {
  const shares = await ctx.db
    .select({ share: protocolShares, discountRate: clients.discountRate })
    .from(protocolShares)
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .where(and(eq(clients.userId, ctx.actor.id), isReceived, condition))
    .orderBy(desc(protocolShares.sharedAt), desc(protocolShares.id))
  const ids = [...new Set(shares.map(({ share }) => share.protocolId))]
  const records = await listProtocols(ctx, inArray(protocols.id, ids))
  const byId = new Map(records.map((record) => [record.id, record]))
  // A person with two addresses may have received one protocol twice: the newer share counts.
  return ids.flatMap((id) => {
    const protocol = byId.get(id)
    const newest = shares.find(({ share }) => share.protocolId === id)
    return protocol && newest ? [{ ...newest, protocol }] : []
  })
}

/** What was shared with others is not found. */
export async function getReceived(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  protocolId: number,
): Promise<Received> {
  const [received] = await listReceived(ctx, eq(protocolShares.protocolId, protocolId))
  return received ?? refuse('not-found')
}

/** Opening it accepts the practitioner. Only the first time counts. */
export async function markOpened(ctx: Accepting, { share }: Received): Promise<void> {
  const { db, now } = ctx
  await acceptPractitioner(ctx, eq(clients.id, share.clientId))
  if (share.openedAt) return
  await db
    .update(protocolShares)
    .set({ openedAt: now })
    .where(and(eq(protocolShares.id, share.id), isNull(protocolShares.openedAt)))
}

/** Removes a protocol from somebody's list until it is shared with them again; its link stops working. */
export async function removeReceived(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  protocolId: number,
): Promise<void> {
  const own = db.select({ id: clients.id }).from(clients).where(eq(clients.userId, actor.id))
  await transact(db, async (tx) => {
    const left = await tx
      .update(protocolShares)
      .set({ removedAt: now })
      .where(
        and(eq(protocolShares.protocolId, protocolId), inArray(protocolShares.clientId, own), isReceived),
      )
      .returning({ id: protocolShares.id })
    if (left.length === 0) return refuse('not-found')
    const shareIds = left.map(({ id }) => id)
    await tx.delete(protocolLinks).where(inArray(protocolLinks.shareId, shareIds))
  })
}

export async function presentReceived(
  deps: Pick<Deps, 'config' | 'db' | 'products' | 'sealing' | 'translations'>,
  received: readonly Received[],
  language: Language,
): Promise<ClientProtocol[]> {
  const ids = [...new Set(received.map(({ protocol }) => protocol.practitionerId))]
  const sharers = await findSharers(deps, ids, language)
  const shared = received.map(({ protocol }) => ({
    record: protocol,
    sharer: sharers.get(protocol.practitionerId)!,
  }))
  const plans = await presentPlans(deps, shared, language)
  return received.map(({ share, discountRate, protocol }, index) => {
    const { plan, total, discount } = plans[index]!
    const off = discount(discountRate)
    return {
      protocol_id: protocol.id,
      client_id: share.clientId,
      ...plan,
      notes: notesOf(deps.sealing, share),
      discount_rate: discountRate,
      total_discount: toMajor(off),
      total_price_after_discount: toMajor(total - off),
      shared_at: share.sharedAt.toISOString(),
    }
  })
}

import { and, eq } from 'drizzle-orm'
import type { Assignment } from '#contract/sharing.ts'
import type { Language } from '#domain/languages.ts'
import { usageOfMilestone } from '#domain/marketing/usage.ts'
import { defaultLinkExpiry } from '#domain/protocols/link-life.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import type { ClientRow } from '#server/clients/find-clients.ts'
import { markEmailed } from '#server/clients/mark-emailed.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { sqlState } from '#server/platform/database.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { sealText } from '#server/platform/sealing/sealed-texts.ts'
import { transact } from '#server/platform/transact.ts'
import { countSharing } from '#server/practitioners/milestones/count-sharing.ts'
import { readLines } from '../find-protocols.ts'
import { lockOwnProtocol } from '../lock-protocol.ts'
import { refuseNotSoldTo } from '../substitutes/not-sold-here.ts'
import { protocolLinks, protocolShares } from '../tables.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { findRecipient } from './find-recipient.ts'
import { reasonFor } from './limit-reason.ts'
import { mintLinkToken } from './link-tokens.ts'
import { notesOf } from './share-notes.ts'

type ShareRow = typeof protocolShares.$inferSelect

/** Sharing the same again within this time is a double click: no second email is sent. */
const doubleClickMs = 60_000

export type Sharing = Pick<
  Ctx<SignedIn>,
  'actor' | 'config' | 'counts' | 'db' | 'jobs' | 'now' | 'products' | 'sealing' | 'translations'
> & { language: Language }

/** Shares a protocol with a client and notifies them by email. Sharing it again renews date, message and link. */
export function shareProtocol(
  ctx: Sharing,
  given: Assignment,
): Promise<{ client: ClientRow; isNewClient: boolean; shareId: number }> {
  const shared = transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    refuseUncertified(ctx.actor)
    const protocol = await lockOwnProtocol(txCtx, given.id)
    const lines = await readLines(db, [protocol.id])
    if (lines.length === 0) return refuse('protocol-empty')
    const { client, isNew: isNewClient } = await findRecipient(txCtx, given)
    await refuseNotSoldTo(txCtx, client, lines)
    const limits = await reasonFor(txCtx, lines, given)
    const reason = limits?.reason ?? null
    const where = { protocolId: protocol.id, clientId: client.id }
    const former = await findShare(txCtx, where)
    const said = { notes: given.notes || null, reason }
    if (former && isDoubleClick(ctx, former, said)) return { client, isNewClient, shareId: former.id }
    const shareId = await putShare(txCtx, { ...where, ...said })
    await renewLinkOf(txCtx, { shareId, protocolId: protocol.id })
    await keepVersion(txCtx, protocol.id, limits)
    const reached = await countSharing(txCtx, ctx.actor.id, {
      newShares: former ? 0 : 1,
      newClients: isNewClient ? 1 : 0,
    })
    for (const event of reached.flatMap((each) => usageOfMilestone(each) ?? []))
      ctx.counts.count(event, ctx.actor)
    await markEmailed(txCtx, [client.id])
    const template = client.userId === null ? 'protocol-invitation' : 'protocol-shared'
    await queueEmail(txCtx, { template, user_id: client.userId, share_id: shareId })
    return { client, isNewClient, shareId }
  })
  return shared.catch(refuseLostClient)
}

/** A client who erased their account after being looked up. */
function refuseLostClient(error: unknown): never {
  if (sqlState(error) === '23503') return refuse('not-found')
  throw error
}

type Pair = { protocolId: number; clientId: number }
type ShareContent = { notes: string | null; reason: string | null }

async function findShare(
  { db }: Pick<Deps, 'db'>,
  { protocolId, clientId }: Pair,
): Promise<ShareRow | undefined> {
  const isPair = and(eq(protocolShares.protocolId, protocolId), eq(protocolShares.clientId, clientId))
  const [found] = await db.select().from(protocolShares).where(isPair)
  return found
}

function isDoubleClick(
  { now, sealing }: Pick<Ctx, 'now' | 'sealing'>,
  former: ShareRow,
  { notes, reason }: ShareContent,
): boolean {
  const agoMs = now.getTime() - former.sharedAt.getTime()
  if (agoMs >= doubleClickMs || former.removedAt) return false
  return notesOf(sealing, former) === notes && former.reason === reason
}

async function putShare(
  { db, now, sealing }: Pick<Ctx, 'db' | 'now' | 'sealing'>,
  share: Pair & ShareContent,
): Promise<number> {
  const { protocolId, clientId, notes, reason } = share
  const said = { sealedNotes: sealText(sealing, notes), notes: null, reason }
  const [put] = await db
    .insert(protocolShares)
    .values({ protocolId, clientId, ...said, sharedAt: now })
    .onConflictDoUpdate({
      target: [protocolShares.protocolId, protocolShares.clientId],
      set: { ...said, sharedAt: now, removedAt: null },
    })
    .returning({ id: protocolShares.id })
  return put!.id
}

/** The link in an earlier email stays valid, as long as the new one. */
async function renewLinkOf(
  { db, now, sealing, config }: Pick<Ctx, 'config' | 'db' | 'now' | 'sealing'>,
  where: { shareId: number; protocolId: number },
): Promise<void> {
  const expiresAt = defaultLinkExpiry(config.region, now)
  await db
    .insert(protocolLinks)
    .values({ ...where, ...mintLinkToken(sealing), createdAt: now, expiresAt })
    .onConflictDoUpdate({ target: protocolLinks.shareId, set: { expiresAt } })
}

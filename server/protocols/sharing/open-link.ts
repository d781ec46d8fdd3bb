import { and, eq, isNull } from 'drizzle-orm'
import type { ProtocolLink } from '#contract/sharing.ts'
import { defaultLinkExpiry, lastDayProblem, linkExpiry } from '#domain/protocols/link-life.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { transact } from '#server/platform/transact.ts'
import { readLines } from '../find-protocols.ts'
import { lockOwnProtocol } from '../lock-protocol.ts'
import { protocolLinks } from '../tables.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { reasonFor, reasonForMore } from './limit-reason.ts'
import { mintLinkToken } from './link-tokens.ts'
import type { Sharing } from './share-protocol.ts'

type LinkRow = typeof protocolLinks.$inferSelect
type LinkInput = { expires_on?: string | undefined; reason?: string | undefined }

/**
 * Creates the public link; if there is already one that works it is returned, with another last day if one is given.
 */
export function makeOpenLink(ctx: Sharing, id: number, wanted: LinkInput): Promise<LinkRow> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    refuseUncertified(ctx.actor)
    await lockOwnProtocol(txCtx, id)
    const present = await findOpenLink(txCtx, id)
    const isAlive = present !== undefined && present.expiresAt > ctx.now
    const reason = await recordSharing(txCtx, id, wanted, isAlive ? present : undefined)
    if (isAlive) return changeLink(txCtx, present, { reason, ...expiryOf(txCtx, wanted) })
    if (present) await db.delete(protocolLinks).where(eq(protocolLinks.id, present.id))
    const expiresAt = defaultLinkExpiry(ctx.config.region, ctx.now)
    const [made] = await db
      .insert(protocolLinks)
      .values({
        protocolId: id,
        ...mintLinkToken(ctx.sealing),
        reason,
        createdAt: ctx.now,
        expiresAt,
        ...expiryOf(txCtx, wanted),
      })
      .returning()
    return made!
  })
}

/** Gives the present link another last day; an expired one works again. */
export function changeOpenLink(
  ctx: Sharing,
  id: number,
  wanted: LinkInput & { expires_on: string },
): Promise<LinkRow> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    refuseUncertified(ctx.actor)
    await lockOwnProtocol(txCtx, id)
    const present = (await findOpenLink(txCtx, id)) ?? refuse('not-found')
    const reason = await recordSharing(txCtx, id, wanted, present)
    return changeLink(txCtx, present, { reason, ...expiryOf(txCtx, wanted) })
  })
}

/** Records the sharing; returns the reason if the protocol exceeds an upper level. `present` stays valid. */
async function recordSharing(
  ctx: Sharing,
  id: number,
  wanted: LinkInput,
  present: LinkRow | undefined,
): Promise<string | null> {
  const lines = await readLines(ctx.db, [id])
  if (lines.length === 0) return refuse('protocol-empty')
  // While a link works, each change that exceeds a level requires a reason.
  const isReasoned = present !== undefined && present.expiresAt > ctx.now && present.reason !== null
  const limits = isReasoned
    ? null
    : present
      ? await reasonForMore(ctx, id, lines, wanted)
      : await reasonFor(ctx, lines, wanted)
  await keepVersion(ctx, id, limits)
  return limits?.reason ?? present?.reason ?? null
}

/** Takes effect immediately. */
export async function revokeOpenLink(ctx: Sharing, id: number): Promise<void> {
  await transact(ctx.db, async (db) => {
    await lockOwnProtocol({ ...ctx, db }, id)
    const revoked = await db.delete(protocolLinks).where(isOpenLinkOf(id)).returning({ id: protocolLinks.id })
    if (revoked.length === 0) refuse('not-found')
  })
}

export async function findOpenLink({ db }: Pick<Deps, 'db'>, id: number): Promise<LinkRow | undefined> {
  const [found] = await db.select().from(protocolLinks).where(isOpenLinkOf(id))
  return found
}

export function presentLink(sealing: Sealing, link: LinkRow): ProtocolLink {
  return {
    link_token: sealing.open(link.sealedToken),
    expires_at: link.expiresAt.toISOString(),
    created_at: link.createdAt.toISOString(),
    visits: link.visits,
  }
}

const isOpenLinkOf = (id: number) => and(eq(protocolLinks.protocolId, id), isNull(protocolLinks.shareId))

function expiryOf(
  { config, now }: Pick<Ctx, 'config' | 'now'>,
  { expires_on: lastDay }: LinkInput,
): { expiresAt?: Date } {
  if (lastDay === undefined) return {}
  const problem = lastDayProblem(config.region, lastDay, now)
  return problem
    ? refuse('invalid-input', { expires_on: [problem] })
    : { expiresAt: linkExpiry(config.region, lastDay) }
}

type Change = Partial<Pick<LinkRow, 'reason' | 'expiresAt'>>

async function changeLink({ db }: Pick<Deps, 'db'>, link: LinkRow, change: Change): Promise<LinkRow> {
  if (Object.keys(change).length > 0)
    await db.update(protocolLinks).set(change).where(eq(protocolLinks.id, link.id))
  return { ...link, ...change }
}

import { and, eq, gt, isNull } from 'drizzle-orm'
import { nameOf } from '#domain/accounts/person-name.ts'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { isKnownAccount } from '#server/clients/find-clients.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { phoneCodesOf } from '#server/platform/countries.ts'
import { refuse } from '#server/platform/problems.ts'
import { isActiveShare } from '../active-shares.ts'
import { getOwnProtocol } from '../find-protocols.ts'
import { getReceived } from '../received/received.ts'
import type { ProtocolRecord } from '../records.ts'
import { notesOf } from '../sharing/share-notes.ts'
import type { FoundLink } from '../sharing/visit-link.ts'
import { protocolLinks, protocolShares } from '../tables.ts'

/** A protocol, and for whom it is printed. */
export type PlanSource = {
  record: ProtocolRecord
  client: string | null
  message: string | null
  token: string | null
  /** The name of the person it is printed for. */
  language: Language | null
  /** On what practitioners print themselves. */
  phone: string | null
}

/** A practitioner's own protocol: for one client it was shared with, or for nobody in particular. */
export async function ownSource(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'sealing'>,
  id: number,
  shareId: number | undefined,
): Promise<PlanSource> {
  const record = await getOwnProtocol(ctx, id)
  const phone = await findPhone(ctx)
  if (shareId !== undefined) return { ...(await shareSource(ctx, record.id, shareId)), record, phone }
  const token = await findToken(ctx, and(eq(protocolLinks.protocolId, id), isNull(protocolLinks.shareId)))
  return { record, phone, token, client: null, message: null, language: null }
}

/** A protocol shared with the caller. */
export async function receivedSource(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'sealing'>,
  protocolId: number,
): Promise<PlanSource> {
  const { share, protocol: record } = await getReceived(ctx, protocolId)
  const [person] = await ctx.db.select().from(users).where(eq(users.id, ctx.actor.id))
  return {
    record,
    client: person ? nameOf(person) : null,
    message: notesOf(ctx.sealing, share),
    token: await findToken(ctx, eq(protocolLinks.shareId, share.id)),
    language: null,
    phone: null,
  }
}

/** Links name no recipient. */
export function linkSource({ protocol: record }: FoundLink, token: string): PlanSource {
  return { record, token, client: null, message: null, language: null, phone: null }
}

async function shareSource(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'sealing'>,
  protocolId: number,
  shareId: number,
) {
  const [found] = await ctx.db
    .select({ share: protocolShares, client: clients, language: users.language })
    .from(protocolShares)
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .leftJoin(users, isKnownAccount)
    .where(and(eq(protocolShares.id, shareId), eq(protocolShares.protocolId, protocolId), isActiveShare))
  if (!found) return refuse('not-found')
  return {
    client: nameOf(found.client),
    message: notesOf(ctx.sealing, found.share),
    language: found.language ?? found.client.language,
    token: await findToken(ctx, eq(protocolLinks.shareId, shareId)),
  }
}

async function findToken(
  { db, now, sealing }: Pick<Ctx, 'db' | 'now' | 'sealing'>,
  condition: ReturnType<typeof and>,
): Promise<string | null> {
  const [link] = await db
    .select({ sealedToken: protocolLinks.sealedToken })
    .from(protocolLinks)
    .where(and(condition, gt(protocolLinks.expiresAt, now)))
  return link ? sealing.open(link.sealedToken) : null
}

async function findPhone({ db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<string | null> {
  const [person] = await db
    .select({ phone: users.phone, country: users.phoneCountry })
    .from(users)
    .where(eq(users.id, actor.id))
  if (!person?.phone) return null
  const [code] = person.country ? phoneCodesOf(person.country) : []
  return code ? `${code} ${person.phone}` : person.phone
}

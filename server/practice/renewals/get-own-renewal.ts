import { and, eq } from 'drizzle-orm'
import type { RenewalMarks } from '#contract/renewals.ts'
import { type Day, dateOf } from '#domain/days.ts'
import { today as localDay } from '#domain/local-time.ts'
import { isContactedLately } from '#domain/practice/renewals.ts'
import { regionSettings } from '#domain/regions.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { isActiveShare } from '#server/protocols/active-shares.ts'
import { protocolShares, protocols } from '#server/protocols/tables.ts'
import { renewalSnoozes } from '../tables.ts'
import { latestContactAt, latestContactKind } from './latest-contact.ts'

type Reading = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region'>

/**
 * A share with one of the practitioner's clients, locked with the client; others, and those of clients who withdrew their
 * consent, are not found. Needs a transaction.
 */
export async function lockOwnShare({ db, actor }: Pick<Reading, 'actor' | 'db'>, id: number) {
  const [found] = await db
    .select({ share: protocolShares, client: clients })
    .from(protocolShares)
    .innerJoin(protocols, eq(protocols.id, protocolShares.protocolId))
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .where(ownShare(actor, id))
    .for('update', { of: clients })
  return found ?? refuse('not-found')
}

/** What was done about it lately. */
export async function getMarks({ db, actor, now, region }: Reading, id: number): Promise<RenewalMarks> {
  const today = localDay(regionSettings[region].timeZone, now)
  const [found] = await db
    .select({ kind: latestContactKind, at: latestContactAt, until: renewalSnoozes.until })
    .from(protocolShares)
    .innerJoin(protocols, eq(protocols.id, protocolShares.protocolId))
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .leftJoin(renewalSnoozes, eq(renewalSnoozes.shareId, protocolShares.id))
    .where(ownShare(actor, id))
  const { kind, at, until } = found ?? refuse('not-found')
  return {
    contact:
      kind && at && isLately(new Date(at), { region, today })
        ? { kind, at: new Date(at).toISOString() }
        : null,
    snoozed_until: until && until > dateOf(today) ? until : null,
  }
}

function isLately(at: Date, { region, today }: Pick<Reading, 'region'> & { today: Day }): boolean {
  return isContactedLately(localDay(regionSettings[region].timeZone, at), today)
}

function ownShare(actor: Pick<SignedIn, 'id'>, id: number) {
  return and(eq(protocolShares.id, id), eq(protocols.practitionerId, actor.id), isActiveShare)
}

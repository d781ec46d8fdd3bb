import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Attention, AttentionItem } from '#contract/attention.ts'
import { unopenedAfterMs } from '#domain/practice/attention.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import { clients } from '#server/clients/tables.ts'
import { findUnseenReactions } from '#server/orders/reactions/find-reactions.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findCertificateState } from '#server/practitioners/certificates/find-certificates.ts'
import { isActiveShare } from '#server/protocols/active-shares.ts'
import { protocolShares, protocols } from '#server/protocols/tables.ts'
import { findNewOrders } from '../orders/find-new-orders.ts'
import { findRenewals } from '../renewals/find-renewals.ts'
import { presentRenewals } from '../renewals/list-renewals.ts'
import { findUnavailable } from './find-unavailable.ts'

/** So many of a kind are listed: more than anyone does in a day. */
const mostOfAKind = 20

type Reader = { practitionerId: number; view: ProductView; now: Date }
type Reading = Pick<Deps, 'config' | 'db' | 'products' | 'region'>

/** What a practitioner should do today, the most urgent first. */
export async function listAttention(deps: Reading, reader: Reader): Promise<Attention> {
  const { db } = deps
  const [reactions, certificate, unavailable, renewals, newOrders, unopened] = await Promise.all([
    findUnseenReactions(db, { ...reader, limit: mostOfAKind }),
    findCertificate(db, reader),
    findUnavailable(deps, { ...reader, limit: mostOfAKind }),
    findDueRenewals(deps, reader),
    findNews(db, reader),
    findUnopened(db, reader),
  ])
  return {
    data: [
      ...reactions.map((reaction) => ({ kind: 'reaction' as const, ...reaction })),
      ...certificate,
      ...unavailable,
      ...renewals,
      ...newOrders,
      ...unopened,
    ],
  }
}

/** Of clients who were neither contacted lately nor put off. */
async function findDueRenewals(
  deps: Reading,
  { practitionerId, view, now }: Reader,
): Promise<AttentionItem[]> {
  const ctx = { ...deps, language: view.language, now, actor: { id: practitionerId } }
  const { today, renewals } = await findRenewals(ctx)
  const due = renewals.filter(({ group }) => group === 'overdue' || group === 'due').slice(0, mostOfAKind)
  const presented = await presentRenewals(ctx, due, today)
  return presented.map(({ client, protocol, days }) => ({ kind: 'renewal', client, protocol, days: days! }))
}

/** Unless it is approved or waits for the shop. */
async function findCertificate(db: Database, { practitionerId }: Reader): Promise<AttentionItem[]> {
  const state = await findCertificateState(db, practitionerId)
  return state === 'approved' || state === 'waiting' ? [] : [{ kind: 'certificate', state }]
}

async function findNews(db: Database, reader: Reader): Promise<AttentionItem[]> {
  const orders = await findNewOrders(db, reader)
  return orders.length > 0 ? [{ kind: 'new-orders', orders }] : []
}

async function findUnopened(db: Database, { practitionerId, now }: Reader): Promise<AttentionItem[]> {
  const rows = await db
    .select({ share: protocolShares, protocol: protocols, client: clients })
    .from(protocolShares)
    .innerJoin(protocols, eq(protocols.id, protocolShares.protocolId))
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .where(
      and(
        eq(protocols.practitionerId, practitionerId),
        isNull(protocolShares.openedAt),
        isActiveShare,
        lt(protocolShares.sharedAt, new Date(now.getTime() - unopenedAfterMs)),
      ),
    )
    .orderBy(asc(protocolShares.sharedAt))
    .limit(mostOfAKind)
  return rows.map(({ share, protocol, client }) => ({
    kind: 'unopened',
    protocol: { id: protocol.id, name: protocol.name },
    client: { id: client.id, first_name: client.firstName, last_name: client.lastName },
    shared_at: share.sharedAt.toISOString(),
  }))
}

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ClientPurchase, ClientRecord } from '#contract/practice.ts'
import { dateOf } from '#domain/days.ts'
import type { Language } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { findConsents } from '#server/clients/consent/find-consents.ts'
import { logRead } from '#server/clients/consent/log-reads.ts'
import { findOwnClient, presentClient } from '#server/clients/find-clients.ts'
import { clientDiscounts, clientNotes } from '#server/clients/tables.ts'
import { earnings } from '#server/commission/earnings.ts'
import { findOrderCommissions } from '#server/commission/order-commissions.ts'
import { commissionEntries } from '#server/commission/tables.ts'
import { orderLines, orders } from '#server/orders/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { findRenewals } from '../renewals/find-renewals.ts'
import { hiddenRecord } from './hidden-record.ts'
import { listSharesWith } from './list-shares.ts'
import { purchasesByClient } from './purchases.ts'

type Reading = Pick<
  Ctx<SignedIn>,
  'actor' | 'config' | 'currency' | 'db' | 'now' | 'products' | 'region' | 'sealing'
> & { language: Language }

/** The latest orders; the page of orders has the rest. */
const ordersListed = 10

/**
 * What a practitioner knows about a client: nothing any more once the client withdrew their consent. Other
 * practitioners' clients are not found.
 */
export async function getClientRecord(ctx: Reading, id: number): Promise<ClientRecord> {
  const { db, actor, now, currency, sealing } = ctx
  const client = (await findOwnClient(db, { id, practitionerId: actor.id })) ?? refuse('not-found')
  const consent = (await findConsents(db, [client])).get(id)!
  if (client.withdrawnAt) return hiddenRecord(client, consent, currency)
  const [bought] = await db.execute<{ turnover: number }>(
    sql`SELECT turnover FROM (${purchasesByClient(actor.id, now)}) AS bought WHERE client_id = ${id}`,
  )
  const purchases = await listPurchases(ctx, id)
  const { renewals } = await findRenewals(ctx, { clientIds: [id] })
  const runsOutOn = renewals[0]?.runsOutOn ?? null
  const [notes] = await db.select().from(clientNotes).where(eq(clientNotes.clientId, id))
  const changes = await db
    .select()
    .from(clientDiscounts)
    .where(eq(clientDiscounts.clientId, id))
    .orderBy(desc(clientDiscounts.id))
  return {
    ...presentClient(client),
    state: client.acceptedAt === null ? 'invited' : 'active',
    is_archived: client.archivedAt !== null,
    language: client.language,
    invited_at: client.createdAt.toISOString(),
    accepted_at: client.acceptedAt?.toISOString() ?? null,
    consent,
    turnover: toMajor(bought?.turnover ?? 0),
    currency,
    earned: toMajor(await findEarned(ctx, id)),
    next_run_out: runsOutOn === null ? null : dateOf(runsOutOn),
    total_orders: purchases.total,
    protocols: await listSharesWith(ctx, id),
    orders: purchases.latest,
    discount_changes: changes.map(({ before, after, changedAt }) => ({
      at: changedAt.toISOString(),
      before,
      after,
    })),
    notes: notes ? sealing.open(notes.sealedText) : '',
    notes_saved_at: notes?.savedAt.toISOString() ?? null,
  }
}

/** For a practitioner who reads the record: the client sees that they did. */
export async function openClientRecord(ctx: Reading, id: number): Promise<ClientRecord> {
  const record = await getClientRecord(ctx, id)
  if (record.consent.state !== 'withdrawn') await logRead(ctx, id)
  return record
}

async function findEarned({ db, actor }: Reading, clientId: number): Promise<number> {
  const [found] = await db
    .select({ earned: sql<number>`coalesce(sum(${earnings}), 0)::float8` })
    .from(commissionEntries)
    .innerJoin(
      orderLines,
      // The order is redundant, but the ledger has an index on it.
      and(
        eq(orderLines.id, commissionEntries.orderLineId),
        eq(orderLines.orderId, commissionEntries.orderId),
      ),
    )
    .where(and(eq(orderLines.clientId, clientId), eq(commissionEntries.practitionerId, actor.id)))
  return found?.earned ?? 0
}

/** Paid orders, newest first; of their lines, only the practitioner's own count. */
async function listPurchases(
  { db, actor }: Reading,
  clientId: number,
): Promise<{ latest: ClientPurchase[]; total: number }> {
  const own = and(eq(orderLines.practitionerId, actor.id), eq(orderLines.clientId, clientId))
  const rows = await db
    .select({
      id: orders.id,
      state: orders.state,
      placedAt: orders.placedAt,
      total: sql<number>`sum(${orderLines.total})::float8`,
      orderCount: sql<number>`(count(*) OVER ())::int`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(own, isNotNull(orders.paidAt)))
    .groupBy(orders.id)
    .orderBy(desc(orders.id))
    .limit(ordersListed)
  const commissions = await findOrderCommissions(
    { db },
    actor.id,
    rows.map(({ id }) => id),
  )
  const latest = rows.map(({ id, state, placedAt, total }) => ({
    id,
    number: orderNumber(id),
    state,
    placed_at: placedAt.toISOString(),
    total: toMajor(total),
    commission: commissions.get(id) ?? null,
  }))
  return { latest, total: rows[0]?.orderCount ?? 0 }
}

import { and, asc, countDistinct, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { OwnRecord, OwnRecords, RecordRead } from '#contract/consent.ts'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { findConsents } from '#server/clients/consent/find-consents.ts'
import { listOwnPractitioners } from '#server/clients/own-practitioners.ts'
import {
  clientNotes,
  clientReads,
  clients,
  removedRecordReads,
  withdrawnConsents,
} from '#server/clients/tables.ts'
import { orderLines, orders } from '#server/orders/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { isReceived } from '#server/protocols/active-shares.ts'
import { findSharers } from '#server/protocols/sharing/sharers.ts'
import { protocolShares, protocols } from '#server/protocols/tables.ts'

type Reading = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'translations'>
type ByClient<What> = ReadonlyMap<number, What>

/** So many reads are listed of each record, and of all removed ones. */
const readsListed = 50

/** What practitioners keep about a client, on which ground, and who read it; the active one first. */
export async function listOwnRecords(ctx: Reading, language: Language): Promise<OwnRecords> {
  const { db, actor } = ctx
  const own = await db.select().from(clients).where(eq(clients.userId, actor.id)).orderBy(asc(clients.id))
  const ids = own.map(({ id }) => id)
  const [consents, sharers, active, shared, noted, ordered, reads, refused, removed] = await Promise.all([
    findConsents(db, own),
    findSharers(ctx, [...new Set(own.map(({ practitionerId }) => practitionerId))], language),
    listOwnPractitioners(db, actor.id),
    findShared(db, ids),
    findNoted(db, ids),
    countOrders(db, ids),
    findReads(db, ids),
    listRefused(ctx),
    listRemovedReads(ctx),
  ])
  const isActive = (id: number) => active.data.some((each) => each.client_id === id && each.is_active)
  const data = own.map((client): OwnRecord => {
    const { id, practitionerId, discountRate, createdAt } = client
    return {
      client_id: id,
      practitioner: sharers.get(practitionerId)!,
      is_active: isActive(id),
      discount_rate: discountRate,
      since: createdAt.toISOString(),
      consent: consents.get(id)!,
      protocols: shared.get(id) ?? [],
      has_notes: noted.has(id),
      total_orders: ordered.get(id) ?? 0,
      reads: reads.get(id) ?? [],
    }
  })
  data.sort((one, other) => Number(other.is_active) - Number(one.is_active))
  return { data, refused, removed_reads: removed }
}

/** Without those that the client removed. */
async function findShared(db: Database, ids: readonly number[]): Promise<ByClient<OwnRecord['protocols']>> {
  const rows = await db
    .select({
      clientId: protocolShares.clientId,
      id: protocols.id,
      name: protocols.name,
      sharedAt: protocolShares.sharedAt,
    })
    .from(protocolShares)
    .innerJoin(protocols, eq(protocols.id, protocolShares.protocolId))
    .where(and(inArray(protocolShares.clientId, [...ids]), isReceived))
    .orderBy(desc(protocolShares.sharedAt))
  return grouped(rows, ({ id, name, sharedAt }) => ({ id, name, shared_at: sharedAt.toISOString() }))
}

async function findNoted(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ clientId: clientNotes.clientId })
    .from(clientNotes)
    .where(inArray(clientNotes.clientId, [...ids]))
  return new Set(rows.map(({ clientId }) => clientId))
}

async function countOrders(db: Database, ids: readonly number[]): Promise<ByClient<number>> {
  const rows = await db
    .select({ clientId: orderLines.clientId, count: countDistinct(orderLines.orderId) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.clientId, [...ids]), isNotNull(orders.paidAt)))
    .groupBy(orderLines.clientId)
  return new Map(rows.map(({ clientId, count }) => [clientId!, count]))
}

/** Newest first. */
async function findReads(db: Database, ids: readonly number[]): Promise<ByClient<RecordRead[]>> {
  const rows = await db.execute<RecordRead & { clientId: number }>(sql`
    SELECT client_id AS "clientId", first_name, last_name, read_on::text AS "on", kind
    FROM (
      SELECT *, row_number() OVER (PARTITION BY client_id ORDER BY read_on DESC, read_at DESC) AS nth
      FROM ${clientReads} WHERE client_id = ANY(${sql.param(ids)}::integer[])
    ) AS reads
    JOIN ${users} ON users.id = reads.reader_id
    WHERE nth <= ${readsListed} ORDER BY read_on DESC, read_at DESC`)
  return grouped(rows, ({ clientId: _, ...read }) => read)
}

/** Newest first. */
function listRemovedReads({ db, actor }: Pick<Reading, 'actor' | 'db'>): Promise<RecordRead[]> {
  return db
    .select({
      first_name: users.firstName,
      last_name: users.lastName,
      on: removedRecordReads.readOn,
      kind: removedRecordReads.kind,
    })
    .from(removedRecordReads)
    .innerJoin(users, eq(users.id, removedRecordReads.readerId))
    .where(eq(removedRecordReads.userId, actor.id))
    .orderBy(desc(removedRecordReads.readOn), desc(removedRecordReads.readAt))
    .limit(readsListed)
}

async function listRefused({ db, actor }: Pick<Reading, 'actor' | 'db'>): Promise<OwnRecords['refused']> {
  const rows = await db
    .select({
      id: withdrawnConsents.id,
      first_name: users.firstName,
      last_name: users.lastName,
      withdrawnAt: withdrawnConsents.withdrawnAt,
    })
    .from(withdrawnConsents)
    .innerJoin(users, eq(users.id, withdrawnConsents.practitionerId))
    .where(eq(withdrawnConsents.userId, actor.id))
    .orderBy(desc(withdrawnConsents.withdrawnAt))
  return rows.map(({ withdrawnAt, ...row }) => ({ ...row, withdrawn_at: withdrawnAt.toISOString() }))
}

function grouped<Row extends { clientId: number }, Each>(
  rows: readonly Row[],
  present: (row: Row) => Each,
): ByClient<Each[]> {
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId)
  return new Map([...byClient].map(([id, own]) => [id, own.map(present)]))
}
